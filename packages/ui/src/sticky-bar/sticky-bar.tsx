import type { ReactNode } from 'react'
import * as css from './sticky-bar.css.ts'

export interface StickyBarProps {
  /** Names the region for screen readers. */
  label: string
  /** What it costs; nothing when the action itself says it. */
  start?: ReactNode
  /** The one next step: a button, `wide="phone"`. */
  action: ReactNode
}

/** Price and next step, kept at the foot of the screen. Put it last in what scrolls. */
export function StickyBar({ label, start, action }: StickyBarProps) {
  return (
    <section aria-label={label} data-bar className={css.bar}>
      <div className={css.inner}>
        {start && <div className={css.start}>{start}</div>}
        <div className={start ? css.action : `${css.action} ${css.alone}`}>{action}</div>
      </div>
    </section>
  )
}
