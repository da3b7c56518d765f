import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { formatCountdown, formatDateTime } from '@recadinho/i18n/dates'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { milestoneAt } from '../../lib/orders/server-clock.ts'
import { useCountdown } from '../../lib/orders/use-countdown.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './offer-view.css.ts'

const day = 24 * 3_600_000

/** The offer's real end with the remaining time: in days, and to the second on the last day. */
export function OfferClock({ until, offset }: { until: string; offset: number }) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const left = useCountdown(until, offset)
  const when = formatDateTime(until, tag)
  const days = Math.floor(left / day)
  const time = formatCountdown(left)
  const minutes = Math.ceil((milestoneAt(left) ?? 0) / 60_000)
  return (
    <p className={css.clock}>
      <span>
        <Trans>The offer ends on {when}, your time</Trans>
      </span>
      <strong role="timer" aria-live="off" className={css.left}>
        {days > 0 ? <Plural value={days} one="# day left" other="# days left" /> : <Trans>{time} left</Trans>}
      </strong>
      <VisuallyHidden live="polite">
        {minutes > 0 &&
          t`The offer ends in less than ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
      </VisuallyHidden>
    </p>
  )
}
