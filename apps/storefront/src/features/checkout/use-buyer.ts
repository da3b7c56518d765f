import { useErrorFocus } from '@recadinho/ui/focus'
import { useState, type RefObject } from 'react'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import { validateBuyer, type BuyerField, type BuyerIssues } from '../../lib/draft/validate-buyer.ts'
import type { WalletBuyer } from '../payments/card/wallet-section.lazy.tsx'
import type { Problem } from '../../lib/payments/problem.ts'

export interface Buyer {
  issues: BuyerIssues
  /** Focused when the form is refused. */
  summary: RefObject<HTMLDivElement | null>
  /** Whether the fields are valid; shows the errors if not. */
  check: () => boolean
  /** Fills the empty fields from a wallet and keeps entered values; otherwise the same as `check`. */
  takeFrom: (wallet: WalletBuyer) => boolean
  /** Shows the server's refusal. */
  report: (problem: Problem | undefined) => void
}

/** The buyer's fields. Errors appear once the form is submitted, and disappear when fixed. */
export function useBuyer(): Buyer {
  const draft = useDraft()
  const changeDraft = useChangeDraft()
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<BuyerField, string>>>({})
  const { summary, focusSummary } = useErrorFocus()
  const issues = { ...refusals(draft, refused), ...validateBuyer(draft) }
  const isComplete = (found: BuyerIssues) => {
    if (Object.keys(found).length === 0) return true
    setSent(true)
    focusSummary()
    return false
  }
  return {
    issues: sent ? issues : {},
    summary,
    check: () => isComplete(issues),
    takeFrom({ name, email }) {
      const guardianName = draft.guardianName.trim() || name
      const guardianEmail = draft.guardianEmail.trim() || email
      changeDraft({ guardianName, guardianEmail })
      return isComplete(validateBuyer({ guardianName, guardianEmail }))
    },
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

/** A value that the server refused stays invalid until it is changed. */
function refusals(
  { guardianName, guardianEmail }: { guardianName: string; guardianEmail: string },
  refused: Partial<Record<BuyerField, string>>,
): BuyerIssues {
  return {
    ...(refused.guardianName === guardianName ? { guardianName: 'unwritable' } : {}),
    ...(refused.guardianEmail === guardianEmail ? { guardianEmail: 'email_invalid' } : {}),
  }
}
