import { useEffect } from 'react'

/** Sets the page's title for the browser's tab and history. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Recadinho`
  }, [children])
  return null
}
