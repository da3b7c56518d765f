import type { ReactNode } from 'react'
import * as css from './money.css.ts'

/** A row of short facts. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={css.details}>{children}</dl>
}

export interface DetailProps {
  name: string
  /** A code or reference instead of text. */
  code?: boolean
  /** Spans two columns. */
  wide?: boolean
  children: ReactNode
}

export function Detail({ name, code = false, wide = code, children }: DetailProps) {
  return (
    <div className={wide ? css.wideDetail : css.detail}>
      <dt className={css.detailName}>{name}</dt>
      <dd className={code ? css.reference : undefined}>{children}</dd>
    </div>
  )
}
