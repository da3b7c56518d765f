import type { ReactNode } from 'react'

/** The browser's tab. */
export function PageTitle({ children }: { children: string }): ReactNode {
  return <title>{`${children} · Recadinho`}</title>
}
