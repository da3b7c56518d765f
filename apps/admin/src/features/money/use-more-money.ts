import type { GatewayEventRow, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMorePages, type MorePages } from '../../lib/use-more-pages.ts'

/** Items after the inbox's first page. */
export function useMoreItems({
  nextCursor,
}: MoneyInbox): MorePages<MoneyInbox> & { items: MoneyInboxItem[] } {
  const { api } = useAdmin()
  const more = useMorePages({
    after: nextCursor,
    queryKey: ['money', 'inbox', 'more items'],
    read: (cursor, signal) => api.call('getMoneyInbox', { query: { cursor }, signal }),
    nextOf: (page) => page.nextCursor,
  })
  return { ...more, items: more.pages.flatMap((page) => page.items) }
}

/** Unprocessed gateway events after the first page. */
export function useMoreDeadEvents({
  nextDeadCursor,
}: MoneyInbox): MorePages<MoneyInbox> & { events: GatewayEventRow[] } {
  const { api } = useAdmin()
  const more = useMorePages({
    after: nextDeadCursor,
    queryKey: ['money', 'inbox', 'more events'],
    read: (deadCursor, signal) => api.call('getMoneyInbox', { query: { deadCursor }, signal }),
    nextOf: (page) => page.nextDeadCursor,
  })
  return { ...more, events: more.pages.flatMap((page) => page.dead) }
}
