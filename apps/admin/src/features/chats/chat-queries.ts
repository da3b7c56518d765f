import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { setServerClock } from '../../lib/server-clock.ts'

/** How often a message on its way is asked after, in milliseconds. */
const whileSending = 2000

/** Whose thread: an order's buyer, with everything about the order; or a number alone. */
export interface ChatOf {
  kind: 'order' | 'chat'
  id: string
}

/** What was written, the oldest first; asked for again often enough that new messages come by themselves. */
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

/** Who wrote, unread messages first. */
export const chatsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['chats', 'list'],
    queryFn: ({ signal }) => api.call('listChats', { signal }),
    refetchInterval: refreshEvery,
  })

/** How many numbers have unread messages. The badge in the header reads the same answer. */
export const chatCountsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['chats', 'counts'],
    queryFn: ({ signal }) => api.call('countChats', { signal }),
    refetchInterval: refreshEvery,
  })
