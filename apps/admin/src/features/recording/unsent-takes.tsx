import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import { takeType } from '@recadinho/contracts/speech'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Text } from '@recadinho/ui/text'
import { Written } from '../../components/written.tsx'
import { downloadFile } from '../../lib/download.ts'
import { stateLabels } from './take-labels.ts'
import type { QueuedTake, TakeQueue } from '@recadinho/recorder/take-queue'
import * as css from './recording.css.ts'

export interface UnsentTakesProps {
  takes: readonly QueuedTake[]
  queue: TakeQueue
  lang: Locale
}

/** Takes that the server does not have: on their way, or for a person to decide on. */
export function UnsentTakes({ takes, queue, lang }: UnsentTakesProps) {
  const { t, i18n } = useLingui()
  const shown = takes.filter(({ state }) => state !== 'sending' && state !== 'queued')
  if (shown.length === 0) return null
  const waits = shown.some(({ state }) => state === 'waiting')
  const volatile = shown.some(({ lasting }) => !lasting)
  return (
    <Callout
      tone="warning"
      announce="status"
      title={t`These takes aren't on the server yet`}
      action={
        waits && (
          <Button size="sm" variant="secondary" onClick={() => void queue.retry()}>
            <Trans>Send now</Trans>
          </Button>
        )
      }
    >
      <div className={css.takes}>
        {volatile && (
          <Text size="sm">
            <Trans>
              This browser can't keep them after the page is closed. Leave it open until they're sent.
            </Trans>
          </Text>
        )}
        {shown.map(({ take, state }) => (
          <div key={take.id} className={css.take}>
            <Text size="sm" weight="semibold" lang={lang}>
              <Written text={take.text} />
            </Text>
            <Text size="sm">{i18n._(stateLabels[state])}</Text>
            {state !== 'waiting' && (
              <div className={css.buttons}>
                <Button
                  size="sm"
                  variant="subtle"
                  onClick={() => downloadFile('take.wav', new Blob([take.wav], { type: takeType }))}
                >
                  <Trans>Save as a file</Trans>
                </Button>
                <Button size="sm" variant="subtle" onClick={() => void queue.discard(take.id)}>
                  <Trans>Delete this take</Trans>
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
    </Callout>
  )
}
