import { createContext, type ReactNode } from 'react'
import * as css from './page.css.ts'

/** Whether what is drawn here stands inside a page's `main` already. */
export const InPage = createContext(false)

/** The content of a page, below the header. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <InPage value>{children}</InPage>
    </main>
  )
}
