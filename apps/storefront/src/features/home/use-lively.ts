import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What moves and answers in the page's still parts: fetched once the page is alive, so that no page carries it before. */
export function useLively(): void {
  const { i18n } = useRouter().options.context
  useEffect(() => {
    const leaving = new AbortController()
    import('./lively/liven.ts').then(({ liven }) => liven(i18n, leaving.signal)).catch(console.info)
    return () => leaving.abort()
  }, [i18n])
}
