import type { AdminOrder, AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { useMutation } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import type { BulkAction } from './bulk-actions.ts'

/** The result for one order: the updated order, or the error. */
export type BulkOutcome = { order: AdminOrderRow } & ({ after: AdminOrder } | { error: unknown })

export interface BulkDone {
  action: BulkAction
  reason: string
  outcomes: BulkOutcome[]
}

/** Applies an action to each order in turn through the single-order endpoint; a refusal does not stop the others. */
export function useBulk() {
  const { api, queryClient } = useAdmin()
  const reload = () => queryClient.invalidateQueries({ queryKey: ['orders'] })
  const run = useMutation({
    async mutationFn(work: { action: BulkAction; orders: readonly AdminOrderRow[]; reason: string }) {
      const { action, orders, reason } = work
      const outcomes: BulkOutcome[] = []
      for (const order of orders)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
        outcomes.push(await outcomeOf(order, () => action.run(api, order, reason)))
      return { action, reason, outcomes }
    },
    onSettled: reload,
  })
  const undo = useMutation({
    async mutationFn({ action, reason, outcomes }: BulkDone) {
      for (const outcome of outcomes)
        // oxlint-disable-next-line no-await-in-loop -- as above
        if ('after' in outcome) await action.undo?.(api, outcome.order, outcome.after, reason)
    },
    onSettled: reload,
  })
  return { run, undo }
}

const outcomeOf = (order: AdminOrderRow, work: () => Promise<AdminOrder>): Promise<BulkOutcome> =>
  work().then(
    (after) => ({ order, after }),
    (error: unknown) => ({ order, error }),
  )
