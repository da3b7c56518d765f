import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * Asks about advertising where the law requires it, and again from the link in the footer. All of it is loaded later.
 */
export function Consent() {
  const router = useRouter()
  const [note, setNote] = useState<ReactNode>()
  useEffect(() => {
    const leaving = new AbortController()
    import('./watch-consent.lazy.tsx')
      .then(({ watchConsent }) => watchConsent(router, setNote, leaving.signal))
      // If it fails to load, no advertising runs where consent is required.
      .catch(console.info)
    return () => leaving.abort()
  }, [router])
  return note
}
