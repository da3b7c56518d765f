import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { setServerClock } from '../../lib/server-clock.ts'

/** Polling interval while a message is being sent, in milliseconds. */
const whileSending = 2000

/** Which thread: that of an order's buyer, including everything about the order, or that of a phone number. */
export interface ChatOf {
  kind: 'order' | 'chat'
  id: string
}

/** The messages, oldest first; polled so that new ones appear automatically. */
export const chatOptions = (api: Client, { kind, id }: ChatOf) =>
  queryOptions({
    queryKey: ['chats', kind, id],
    async queryFn({ signal }) {
      const input = { params: { id }, signal }
      const chat = await (kind === 'order' ? api.call('getOrderChat', input) : api.call('getChat', input))
      setServerClock(chat.serverTime)
      return chat
    },
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state, error }) => state === 'queued' && error === null)
        ? whileSending
        : kind === 'order'
          ? unlessLive(id)
          : refreshEvery,
  })

/** All chats, unread ones first. */
export const chatsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['chats', 'list'],
    queryFn: ({ signal }) => api.call('listChats', { signal }),
    refetchInterval: refreshEvery,
  })

/** Number of chats with unread messages. The header's badge uses the same query. */
export const chatCountsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['chats', 'counts'],
    queryFn: ({ signal }) => api.call('countChats', { signal }),
    refetchInterval: refreshEvery,
  })
