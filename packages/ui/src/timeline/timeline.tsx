import type { ReactNode } from 'react'
import * as css from './timeline.css.ts'

export interface TimelineItem {
  id: string
  title: ReactNode
  /** Who did it, and why. */
  detail?: ReactNode
  time?: ReactNode
  icon?: ReactNode
  tone?: keyof typeof css.tones | undefined
  /** Marks the current entry for screen readers. */
  current?: boolean | undefined
}

/** Past or upcoming events in order. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label}>
      {items.map((item) => (
        <li key={item.id} aria-current={item.current ? 'step' : undefined} className={css.item}>
          <span className={`${css.dot} ${css.tones[item.tone ?? 'neutral']}`}>{item.icon}</span>
          <div className={css.words}>
            <p className={css.title}>{item.title}</p>
            {item.detail && <div className={css.detail}>{item.detail}</div>}
            {item.time && <p className={css.detail}>{item.time}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
