import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { formatCountdown } from '@recadinho/i18n/dates'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { milestoneAt } from '../../../lib/orders/server-clock.ts'
import * as css from './pix-panel.css.ts'

/** The code's remaining time, updated each second but announced only at milestones. */
export function Expiry({ left }: { left: number }) {
  const { t } = useLingui()
  const time = formatCountdown(left)
  const minutes = Math.ceil((milestoneAt(left) ?? 0) / 60_000)
  return (
    <>
      <span role="timer" aria-live="off">
        {' · '}
        <Trans>
          expires in <strong className={css.time}>{time}</strong>
        </Trans>
      </span>
      <VisuallyHidden live="polite">
        {minutes > 0 &&
          t`The code expires in less than ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
      </VisuallyHidden>
    </>
  )
}
