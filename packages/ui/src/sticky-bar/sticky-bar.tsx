import type { ReactNode } from 'react'
import * as css from './sticky-bar.css.ts'

export interface StickyBarProps {
  /** Accessible name of the region. */
  label: string
  /** The price; omit it if the action shows it. */
  start?: ReactNode
  /** The next step: a button with `wide="phone"`. */
  action: ReactNode
}

/** Price and next step, fixed to the bottom of the screen. Place it last in the scrolling container. */
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
