import { Suspense } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'

const ConsentQuestion = optionalPart(() => import('./consent-question.lazy.tsx'))

/** The consent question; it is in no page's HTML and delays no page. */
export function Consent({ waits }: { waits: boolean }) {
  if (!useHydrated()) return null
  // If it fails to load, no advertising runs in markets that require consent.
  return (
    <Suspense>
      <ConsentQuestion waits={waits} />
    </Suspense>
  )
}
