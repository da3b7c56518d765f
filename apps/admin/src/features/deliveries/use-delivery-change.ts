import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import type { Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { deliveryOptions } from './delivery-queries.ts'

/** Mutation of an order's delivery: shows the response immediately and confirms it with `done`. */
export function useDeliveryChange<Input>(
  orderId: string,
  change: (api: Client, input: Input) => Promise<OrderDelivery>,
  done: (input: Input) => string,
) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    async onSuccess(answer, input) {
      toasts.show({ title: done(input) })
      const { queryKey } = deliveryOptions(api, { id: orderId, version: answer.version })
      await showAnswer(queryClient, queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one', orderId] })
      void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
      void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
    },
  })
}
