import { createContext, type ReactNode } from 'react'
import * as css from './page.css.ts'

/** Whether the component is rendered inside a page's `main`. */
export const InPage = createContext(false)

/** The content of a page, below the header. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      <InPage value>{children}</InPage>
    </main>
  )
}
