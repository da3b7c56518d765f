import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

/** Asks about advertising where the law wants it asked, and again from the link at the foot. All of it fetched later. */
export function Consent() {
  const { i18n } = useRouter().options.context
  const [note, setNote] = useState<ReactNode>()
  useEffect(() => {
    const leaving = new AbortController()
    import('./watch-consent.lazy.tsx')
      .then(({ watchConsent }) => watchConsent(i18n, setNote, leaving.signal))
      // Without it nothing of advertising runs where a yes is needed.
      .catch(console.info)
    return () => leaving.abort()
  }, [i18n])
  return note
}
