import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Client } from '../../lib/api.ts'
import { setServerClock } from '../../lib/server-clock.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderOptions } from './order-queries.ts'

/** A call that changes an order and returns the updated order. */
export type OrderChange = (api: Client) => Promise<AdminOrder>

/** Runs a change, shows the server's response and refetches the lists. */
export function useOrderChange(id: string) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: OrderChange) => change(api),
    async onSuccess(order) {
      setServerClock(order.serverTime)
      await showAnswer(queryClient, orderOptions(api, id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
      // The change may have confirmed or voided a payment.
      void queryClient.invalidateQueries({ queryKey: ['money'] })
    },
  })
}
