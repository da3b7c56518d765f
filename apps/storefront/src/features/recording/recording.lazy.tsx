import { Trans, useLingui } from '@lingui/react/macro'
import { takeConsentVersion } from '@recadinho/contracts/parent-takes'
import type { Order } from '@recadinho/contracts/orders'
import { openTakeStore, type TakeStore } from '@recadinho/recorder/take-store'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { use, useRef, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { textsOf } from '../../lib/i18n.ts'
import { useShop } from '../../lib/use-shop.ts'
import { Consent } from './consent.tsx'
import { RecordingDesk } from './recording-desk.tsx'
import { UnusedTakes } from './unused-takes.tsx'
import { useOwnTakes } from './use-own-takes.ts'

export interface RecordingProps {
  order: Order
  token: string | undefined
}

let opened: Promise<TakeStore> | undefined
const takeStore = () => (opened ??= openTakeStore())

/** A parent says lines of the video in their own voice: first the consent, then one line after the other. */
export default function Recording(props: RecordingProps) {
  use(textsOf(useShop().i18n, 'recording'))
  return <OwnVoice {...props} store={use(takeStore())} />
}

function OwnVoice({ order, token, store }: RecordingProps & { store: TakeStore }) {
  const { t, i18n } = useLingui()
  const own = useOwnTakes(order, token, store)
  const [agreed, setAgreed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const agree = () => {
    setAgreed(true)
    requestAnimationFrame(() => button.current?.focus())
  }
  const { takes, error } = own
  // Before the consent there is nothing to do with lines that nobody has recorded.
  const showsLines = agreed || own.removal.isSuccess || takes?.lines.some(({ take }) => take !== null)
  if (takes?.lines.length === 0 && takes.others.length === 0) return null
  return (
    <Card as="section" aria-labelledby="recording-title" padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="recording-title">
          <Trans>Your voice in the video</Trans>
        </Heading>
        {takes === undefined && !error && <Text tone="muted">{t`Loading`}</Text>}
        {error && (
          <Callout
            tone="warning"
            announce="status"
            title={t`We couldn't load the lines`}
            action={
              <Button size="sm" variant="secondary" onClick={own.reload}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(i18n, error)}
          </Callout>
        )}
        {takes && (
          <>
            <Text>
              {takes.open ? (
                <Trans>
                  Say a line yourself, and the character speaks with your voice. Lines you leave out get
                  another voice.
                </Trans>
              ) : (
                <Trans>
                  We've started making the video, so nothing more can be recorded. You can still listen to
                  your recordings and remove them.
                </Trans>
              )}
            </Text>
            {takes.consentVersion !== takeConsentVersion ? (
              <Callout tone="info" title={t`This page is out of date`}>
                <Trans>Refresh the page to record.</Trans>
              </Callout>
            ) : (
              takes.open && !agreed && <Consent onAgree={agree} />
            )}
            <UnusedTakes own={own} takes={takes} />
            {takes.lines.length > 0 && showsLines && (
              <RecordingDesk
                order={order}
                own={own}
                takes={takes}
                button={button}
                mayRecord={takes.open && agreed && takes.consentVersion === takeConsentVersion}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
