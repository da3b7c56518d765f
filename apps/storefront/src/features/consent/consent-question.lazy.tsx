import { useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { consentRequiredAtom } from '../../lib/consent/consent-atoms.ts'
import { choicesOpenAtom } from '../../lib/consent/choices-open.ts'
import { pageAt } from '../../lib/pages/pages.ts'
import { ConsentNote } from './consent-note.tsx'

/**
 * Asks for consent to advertising where the law requires it, and again from the link in the footer. It never opens
 * automatically on checkout and order pages or before the language is selected.
 */
export default function ConsentQuestion({ waits }: { waits: boolean }) {
  const required = useAtomValue(consentRequiredAtom)
  const [requested, setRequested] = useAtom(choicesOpenAtom)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const shown = required && !waits && !pageAt(path).private
  if (!requested && !shown) return null
  return <ConsentNote key={String(requested)} requested={requested} onDone={() => setRequested(false)} />
}
