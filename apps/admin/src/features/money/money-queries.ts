import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Attempts, refunds, disputes and ledger of one order. */
export const orderMoneyOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['money', 'order', id],
    queryFn: ({ signal }) => api.call('getOrderMoney', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })

/** Money that needs a person. The header's badge uses the same query. */
export const moneyInboxOptions = (api: Client) =>
  queryOptions({
    queryKey: ['money', 'inbox'],
    queryFn: ({ signal }) => api.call('getMoneyInbox', { signal }),
    refetchInterval: refreshEvery,
  })

/** A gateway event's body. It never changes; only its processing state does. */
export const gatewayEventOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['money', 'event', id],
    queryFn: ({ signal }) => api.call('getGatewayEvent', { params: { id }, signal }),
  })
