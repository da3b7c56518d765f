import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The scripts of the page's static parts, loaded when the app runs, so that no page includes them before. */
export function useInteractive(): void {
  const { i18n } = useRouter().options.context
  useEffect(() => {
    const leaving = new AbortController()
    import('./interactive/make-interactive.ts')
      .then(({ makeInteractive }) => makeInteractive(i18n, leaving.signal))
      .catch(console.info)
    return () => leaving.abort()
  }, [i18n])
}
