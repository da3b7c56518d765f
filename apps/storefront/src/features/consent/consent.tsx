import { Suspense } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'

const ConsentQuestion = optionalPart(() => import('./consent-question.lazy.tsx'))

/** The question about advertising; nothing of it is in a page's HTML, and no page waits for it. */
export function Consent({ waits }: { waits: boolean }) {
  if (!useHydrated()) return null
  // If it fails to load, no advertising runs where consent is required.
  return (
    <Suspense>
      <ConsentQuestion waits={waits} />
    </Suspense>
  )
}
