import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  problemReasons,
  type ProblemReason,
  type ReportVideoProblemBody,
  type VideoProblem,
} from '@recadinho/contracts/video-feedback'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { RadioCards } from '@recadinho/ui/radio-cards'
import { Heading } from '@recadinho/ui/text'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { SendFailed } from '../../components/orders/send-failed.tsx'
import { isTooLong, WordsField } from './words-field.tsx'

const reasonTexts: Record<ProblemReason, MessageDescriptor> = {
  does_not_play: msg`It won't play`,
  no_sound: msg`There's no sound, or it sounds bad`,
  name: msg`The name is wrong or sounds wrong`,
  details: msg`Something they say is wrong`,
  other: msg`Something else`,
}

export interface ProblemCardProps {
  problem: VideoProblem | null
  send: (problem: ReportVideoProblemBody) => Promise<unknown>
}

/** Reports a problem with the video, or shows the reported one. */
export function ProblemCard({ problem, send }: ProblemCardProps) {
  const { t, i18n } = useLingui()
  const [reporting, setReporting] = useState(false)
  if (reporting)
    return (
      <Card as="section" aria-labelledby="problem-title" padding="lg">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="problem-title">
            <Trans>What's wrong?</Trans>
          </Heading>
          <ProblemForm
            problem={problem}
            send={async (body) => {
              await send(body)
              setReporting(false)
            }}
            onBack={() => setReporting(false)}
          />
        </Stack>
      </Card>
    )
  const change = (
    <Button variant={problem ? 'secondary' : 'subtle'} size="sm" onClick={() => setReporting(true)}>
      {problem ? t`Change it` : t`Something is wrong with the video`}
    </Button>
  )
  if (!problem) return <div>{change}</div>
  const reason = i18n._(reasonTexts[problem.reason])
  return (
    <div aria-live="polite">
      <Callout tone="info" title={t`We'll make it right`} action={change}>
        <Trans>You told us: {reason}. We'll look at it and send you a new video, free of charge.</Trans>
      </Callout>
    </div>
  )
}

interface ProblemFormProps extends ProblemCardProps {
  onBack: () => void
}

function ProblemForm({ problem, send, onBack }: ProblemFormProps) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState(problem?.reason ?? null)
  const [words, setWords] = useState(problem?.words ?? '')
  const [missing, setMissing] = useState(false)
  const sending = useMutation({ mutationFn: send })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(reason === null)
    if (reason === null || isTooLong(words)) return
    const said = words.trim()
    sending.mutate({ reason, ...(said ? { words: said } : {}) })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <RadioCards
          legend={t`What's wrong?`}
          legendHidden
          name="problem"
          value={reason}
          onChange={setReason}
          options={problemReasons.map((value) => ({ value, title: i18n._(reasonTexts[value]) }))}
          error={missing && reason === null ? t`Choose what's wrong` : undefined}
        />
        <WordsField label={t`What should be different?`} value={words} onChange={setWords} />
        {sending.isError && <SendFailed error={sending.error} />}
        <Stack gap={3}>
          <Button type="submit" wide="phone" loading={sending.isPending}>
            <Trans>Send to our team</Trans>
          </Button>
          <Button variant="subtle" wide="phone" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
