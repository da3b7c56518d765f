import { useErrorFocus } from '@recadinho/ui/focus'
import { useState, type RefObject } from 'react'
import { useDraft } from '../../lib/draft/store.ts'
import { validateBuyer, type BuyerField, type BuyerIssues } from './buyer.ts'
import type { Problem } from './problem.ts'

export interface Buyer {
  issues: BuyerIssues
  /** Takes the focus when the form was refused. */
  summary: RefObject<HTMLDivElement | null>
  /** Whether the fields are valid; shows the errors if not. */
  check: () => boolean
  /** Shows the errors. */
  show: () => void
  /** Applies the server's refusal. */
  report: (problem: Problem | undefined) => void
}

/** The buyer. Errors are shown after the form was sent, and disappear when fixed. */
export function useBuyer(): Buyer {
  const draft = useDraft()
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<BuyerField, string>>>({})
  const { summary, focusSummary } = useErrorFocus()
  const issues = { ...refusals(draft, refused), ...validateBuyer(draft) }
  const show = () => {
    setSent(true)
    focusSummary()
  }
  return {
    issues: sent ? issues : {},
    summary,
    check() {
      if (Object.keys(issues).length === 0) return true
      show()
      return false
    },
    show,
    report(problem) {
      if (problem?.kind !== 'fields') return
      const named = (field: BuyerField) => problem.paths.includes(`body/${field}`)
      setSent(true)
      setRefused({
        ...(named('guardianName') ? { guardianName: draft.guardianName } : {}),
        ...(named('guardianEmail') ? { guardianEmail: draft.guardianEmail } : {}),
      })
    },
  }
}

/** What the server refused stays invalid until it is typed again. */
function refusals(
  { guardianName, guardianEmail }: { guardianName: string; guardianEmail: string },
  refused: Partial<Record<BuyerField, string>>,
): BuyerIssues {
  return {
    ...(refused.guardianName === guardianName ? { guardianName: 'unwritable' } : {}),
    ...(refused.guardianEmail === guardianEmail ? { guardianEmail: 'email_invalid' } : {}),
  }
}
