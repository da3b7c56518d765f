import type { ReactNode } from 'react'
import * as css from './page.css.ts'

/** The content of a page, below the header. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  )
}
