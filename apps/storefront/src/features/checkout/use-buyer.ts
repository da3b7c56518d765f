import { useRef, useState, type RefObject } from 'react'
import { useDraft } from '../../lib/draft/store.ts'
import { validateBuyer, type BuyerField, type BuyerIssues } from './buyer.ts'
import type { Problem } from './problem.ts'

export interface Buyer {
  issues: BuyerIssues
  /** Gets the focus when the form was refused. */
  summary: RefObject<HTMLDivElement | null>
  /** Whether the fields can be sent; shows what is wrong with them when not. */
  check: () => boolean
  /** Shows what is wrong with them. */
  show: () => void
  /** Takes what the server refused. */
  tell: (problem: Problem | undefined) => void
}

/** Who pays. Errors show once the form was sent, and go as they are mended. */
export function useBuyer(): Buyer {
  const draft = useDraft()
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<BuyerField, string>>>({})
  const summary = useRef<HTMLDivElement>(null)
  const issues = { ...refusals(draft, refused), ...validateBuyer(draft) }
  const show = () => {
    setSent(true)
    // After the summary was drawn.
    requestAnimationFrame(() => summary.current?.focus())
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
    tell(problem) {
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

/** What the server refused stays wrong until it is typed anew. */
function refusals(
  { guardianName, guardianEmail }: { guardianName: string; guardianEmail: string },
  refused: Partial<Record<BuyerField, string>>,
): BuyerIssues {
  return {
    ...(refused.guardianName === guardianName ? { guardianName: 'unwritable' } : {}),
    ...(refused.guardianEmail === guardianEmail ? { guardianEmail: 'email_invalid' } : {}),
  }
}
