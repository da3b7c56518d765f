import { Plural, Trans } from '@lingui/react/macro'
import { formatCountdown } from '@recadinho/i18n/dates'
import { useCountdown } from '../../lib/orders/use-countdown.ts'
import * as css from './not-yet.css.ts'

const day = 24 * 3_600_000

/** The time until the door opens: days, then a clock. The server opens it, and the page follows the order. */
export function OpensIn({ at, offset }: { at: string; offset: number }) {
  const left = useCountdown(at, offset)
  const days = Math.floor(left / day)
  const clock = formatCountdown(left % day)
  return (
    <>
      {left > 0 ? (
        <p role="timer" aria-live="off" className={css.clock}>
          {days > 0 && (
            <>
              <Plural value={days} one="# day" other="# days" />{' '}
            </>
          )}
          <span className={css.digits}>{clock}</span>
        </p>
      ) : (
        <p className={css.clock}>
          <Trans>It's opening…</Trans>
        </p>
      )}
      <p>
        <Trans>This page opens automatically at that moment.</Trans>
      </p>
    </>
  )
}
