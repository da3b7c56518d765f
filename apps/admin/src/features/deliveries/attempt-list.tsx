import { useLingui } from '@lingui/react/macro'
import type { DeliveryAttempt } from '@recadinho/contracts/deliveries'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Text } from '@recadinho/ui/text'
import { channelLabels, deliveryError } from '../../lib/delivery-labels.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { AttemptPill } from '../../components/attempt-pill.tsx'
import * as css from './deliveries.css.ts'

/** The messages with their delivery states, newest first. */
export function AttemptList({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  const { t } = useLingui()
  if (attempts.length === 0) return null
  return (
    <ul aria-label={t`Messages`} className={css.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.id} className={css.attempt}>
          <AttemptFacts attempt={attempt} />
        </li>
      ))}
    </ul>
  )
}

export function AttemptFacts({ attempt }: { attempt: DeliveryAttempt }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { channel, state, fallback, superseded, error, at } = attempt
  return (
    <>
      <div className={css.attemptTop}>
        <Text weight="semibold">{i18n._(channelLabels[channel])}</Text>
        <AttemptPill state={state} />
      </div>
      <Text size="sm" tone="muted">
        {inOneLine([
          formatDateTime(at, tag),
          fallback && t`Sent automatically because WhatsApp didn't confirm`,
          superseded && t`To the previous number`,
          error !== null && deliveryError(i18n, error),
        ])}
      </Text>
    </>
  )
}
