import type { Money } from '@recadinho/contracts/common'
import { useEffect, useState } from 'react'

/** `unchecked` where what checks it could not be loaded. */
export type Checked = 'checking' | 'good' | 'wrong' | 'unchecked'

/** Looks at a code before the buyer does: whatever came on the way, no money goes by a code that is not the order's. */
export function useCheckedCode(code: string | null | undefined, { amount, currency }: Money) {
  const [found, setFound] = useState<{ mark: string; checked: Checked }>()
  const mark = code ? `${amount} ${currency} ${code}` : undefined
  useEffect(() => {
    if (!code || mark === undefined || found?.mark === mark) return undefined
    let wanted = true
    const tell = (checked: Checked) => wanted && setFound({ mark, checked })
    import('./check-code.ts').then(
      ({ isFor }) => tell(isFor(code, { amount, currency }) ? 'good' : 'wrong'),
      (error: unknown) => {
        console.info(error)
        tell('unchecked')
      },
    )
    return () => {
      wanted = false
    }
  }, [code, amount, currency, mark, found?.mark])
  return {
    checked: found && found.mark === mark ? found.checked : 'checking',
    /** After it could not be checked. */
    again: () => setFound(undefined),
  }
}
