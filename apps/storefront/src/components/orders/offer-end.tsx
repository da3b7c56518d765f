import { Trans } from '@lingui/react/macro'
import { formatCountdown, formatDateTime } from '@recadinho/i18n/dates'
import { useCountdown } from '../../lib/orders/use-countdown.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'

const day = 24 * 3_600_000

export interface OfferEndProps {
  until: string
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
}

/** When an offer ends: date and time, or on its last day the remaining time. */
export function OfferEnd({ until, offset }: OfferEndProps) {
  const tag = useLanguageTag()
  const left = useCountdown(until, offset)
  const when = formatDateTime(until, tag)
  if (left >= day) return <Trans>Until {when}, your time</Trans>
  const time = formatCountdown(left)
  return (
    <>
      <Trans>Until {when}, your time</Trans>
      <span role="timer" aria-live="off">
        {' · '}
        <Trans>{time} left</Trans>
      </span>
    </>
  )
}
