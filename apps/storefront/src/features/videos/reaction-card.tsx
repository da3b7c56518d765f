import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactToVideoBody, VideoReaction } from '@recadinho/contracts/video-feedback'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { CheckboxField } from '@recadinho/ui/checkbox-field'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Hearts, HeartsField } from './hearts.tsx'
import { SendFailed } from '../../components/orders/send-failed.tsx'
import { isTooLong, WordsField } from './words-field.tsx'

export interface ReactionCardProps {
  reaction: VideoReaction | null
  send: (reaction: ReactToVideoBody) => Promise<unknown>
}

/** The reaction: hearts, a few words, and permission to publish them. */
export function ReactionCard({ reaction, send }: ReactionCardProps) {
  const [editing, setEditing] = useState(false)
  return (
    <Card as="section" aria-labelledby="reaction-title" padding="lg" tone="blush">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="reaction-title">
          {reaction && !editing ? <Trans>Thank you!</Trans> : <Trans>How did it go?</Trans>}
        </Heading>
        <div aria-live="polite">
          {reaction && !editing && (
            <Stack gap={3} align="start">
              <Hearts count={reaction.hearts} />
              {reaction.words && <Text lines="keep">{reaction.words}</Text>}
              <Text size="sm">
                <Trans>Everyone who made the video will hear about it.</Trans>
              </Text>
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                <Trans>Change it</Trans>
              </Button>
            </Stack>
          )}
        </div>
        {(!reaction || editing) && (
          <ReactionForm
            reaction={reaction}
            send={async (body) => {
              await send(body)
              setEditing(false)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}

function ReactionForm({ reaction, send }: ReactionCardProps) {
  const { t } = useLingui()
  const [hearts, setHearts] = useState(reaction?.hearts ?? null)
  const [words, setWords] = useState(reaction?.words ?? '')
  const [mayQuote, setMayQuote] = useState(reaction?.mayQuote ?? false)
  const [missing, setMissing] = useState(false)
  const sending = useMutation({ mutationFn: send })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(hearts === null)
    if (hearts === null || isTooLong(words)) return
    const said = words.trim()
    sending.mutate({ hearts, mayQuote, ...(said ? { words: said } : {}) })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <HeartsField
          value={hearts}
          onChange={setHearts}
          error={missing && hearts === null ? t`Choose how many hearts` : undefined}
        />
        <WordsField label={t`A few words, if you like`} value={words} onChange={setWords} />
        <CheckboxField
          label={t`The shop may show my words as a review, with my first name`}
          hint={t`We read each review before we show it. Please leave your child's name out.`}
          checked={mayQuote}
          onChange={({ currentTarget }) => setMayQuote(currentTarget.checked)}
        />
        {sending.isError && <SendFailed error={sending.error} />}
        <div>
          <Button type="submit" wide="phone" loading={sending.isPending}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
