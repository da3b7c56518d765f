import type { Money } from '@recadinho/contracts/common'
import { useQuery } from '@tanstack/react-query'

/** `unchecked` if the check failed to load. */
export type Checked = 'checking' | 'good' | 'wrong' | 'unchecked'

/** Checks a code before the buyer sees it: a tampered code must not take the buyer's money. */
export function useCheckedCode(code: string | null | undefined, { amount, currency }: Money) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['checked-code', code, amount, currency],
    queryFn: async () => {
      const { isFor } = await import('../../../lib/payments/check-code.ts')
      return isFor(code ?? '', { amount, currency })
    },
    enabled: Boolean(code),
    // The check itself needs no network.
    networkMode: 'always',
  })
  const unknown = isError && !isFetching ? 'unchecked' : 'checking'
  const checked: Checked = data === undefined ? unknown : data ? 'good' : 'wrong'
  return { checked, /** Retries if the check failed to load. */ again: () => void refetch() }
}
