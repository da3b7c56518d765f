import { useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { consentRequiredAtom } from '../../lib/consent/consent-atoms.ts'
import { choicesOpenAtom } from '../../lib/consent/choices-open.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { pageAt } from '../../lib/pages/pages.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

// If it fails to load, no advertising runs in markets that require consent.
const ConsentNote = optionalPart(() => import('./consent-note.lazy.tsx'))

/**
 * Asks for consent to advertising where the law requires it, and again from the link in the footer. It never opens
 * automatically on checkout and order pages or before the language is selected. It is in no page's HTML.
 */
export function Consent({ waits }: { waits: boolean }) {
  const required = useAtomValue(consentRequiredAtom)
  const [requested, setRequested] = useAtom(choicesOpenAtom)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const shown = useHydrated() && required && !waits && !pageAt(path).private
  if (!requested && !shown) return null
  return (
    <Suspense>
      <ConsentNote key={String(requested)} requested={requested} onDone={() => setRequested(false)} />
    </Suspense>
  )
}
