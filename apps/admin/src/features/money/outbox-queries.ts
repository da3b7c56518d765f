import { queryOptions } from '@tanstack/react-query'
import type { OutboxQuery } from '@recadinho/contracts/outbox'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Outbox events that could not be sent, of the whole shop or one order. */
export const outboxOptions = (api: Client, query: OutboxQuery = {}) =>
  queryOptions({
    queryKey: ['outbox', query],
    queryFn: ({ signal }) => api.call('listOutbox', { query, signal }),
    refetchInterval: refreshEvery,
  })
