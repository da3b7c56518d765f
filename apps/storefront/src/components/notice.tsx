import type { ReactNode } from 'react'
import * as css from './notice.css.ts'

export interface NoticeProps {
  title: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Announced at once, and as large as a page. */
  urgent?: boolean
}

/** A message of the shell itself: small, because every page includes it. */
export function Notice({ title, children, action, urgent = false }: NoticeProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={urgent ? css.page : css.strip}>
      {urgent ? <h1 className={css.title}>{title}</h1> : <strong>{title}</strong>}
      <p>{children}</p>
      {action}
    </div>
  )
}
