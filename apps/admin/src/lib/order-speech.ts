import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'
import { unlessLive } from './unless-live.ts'

/** What is said in an order's film. The key contains the order's id, so that a change of the order refetches it. */
export const orderSpeechOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['orders', 'speech', id],
    queryFn: ({ signal }) => api.call('getOrderSpeech', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })
