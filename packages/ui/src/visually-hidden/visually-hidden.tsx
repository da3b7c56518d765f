import type { ReactNode } from 'react'
import * as css from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  id?: string
  /** Announces changes to screen readers. */
  live?: 'polite' | 'assertive'
  children?: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, live, children }: VisuallyHiddenProps) {
  return (
    <span id={id} aria-live={live} className={css.hidden}>
      {children}
    </span>
  )
}

/** The first link of a page: skips the header, visible only while focused. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={css.skipLink}>
      {children}
    </a>
  )
}
