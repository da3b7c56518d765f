import { ChevronDownIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

export interface DisclosureProps {
  summary: ReactNode
  /** Anchor of the content: a link to it opens it. */
  id?: string
  children: ReactNode
}

/** A native `details` element: it opens without script. */
export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        {summary}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  )
}
