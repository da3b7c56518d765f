import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Attempts, refunds, disputes and the ledger of one order. */
export const orderMoneyOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['money', 'order', id],
    queryFn: ({ signal }) => api.call('getOrderMoney', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })

/** Money that waits for a person. The badge in the header reads the same answer. */
export const moneyInboxOptions = (api: Client) =>
  queryOptions({
    queryKey: ['money', 'inbox'],
    queryFn: ({ signal }) => api.call('getMoneyInbox', { signal }),
    refetchInterval: refreshEvery,
  })

/** What a gateway sent. It never changes, only what became of it does. */
export const gatewayEventOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['money', 'event', id],
    queryFn: ({ signal }) => api.call('getGatewayEvent', { params: { id }, signal }),
  })
