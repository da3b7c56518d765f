import type { Money } from '@recadinho/contracts/common'
import { useEffect, useState } from 'react'

/** `unchecked` if the check failed to load. */
export type Checked = 'checking' | 'good' | 'wrong' | 'unchecked'

/** Checks a code before the buyer sees it: a tampered code must not take the buyer's money. */
export function useCheckedCode(code: string | null | undefined, { amount, currency }: Money) {
  const [found, setFound] = useState<{ mark: string; checked: Checked }>()
  const mark = code ? `${amount} ${currency} ${code}` : undefined
  useEffect(() => {
    if (!code || mark === undefined || found?.mark === mark) return undefined
    let wanted = true
    const finish = (checked: Checked) => wanted && setFound({ mark, checked })
    import('../../../lib/payments/check-code.ts').then(
      ({ isFor }) => finish(isFor(code, { amount, currency }) ? 'good' : 'wrong'),
      (error: unknown) => {
        console.info(error)
        finish('unchecked')
      },
    )
    return () => {
      wanted = false
    }
  }, [code, amount, currency, mark, found?.mark])
  return {
    checked: found && found.mark === mark ? found.checked : 'checking',
    /** Retries if the check failed to load. */
    again: () => setFound(undefined),
  }
}
