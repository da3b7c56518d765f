import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { LoadMore } from '../../components/load-more.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMorePages } from '../../lib/use-more-pages.ts'
import { OrderTimeline } from './order-timeline.tsx'

/** The order's timeline, paged. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { api } = useAdmin()
  const { id } = order
  const more = useMorePages({
    after: order.moreTimeline,
    queryKey: ['orders', 'timeline', id],
    read: (cursor, signal) => api.call('listOrderTimeline', { params: { id }, query: { cursor }, signal }),
    nextOf: (page) => page.nextCursor,
  })
  return (
    <>
      <OrderTimeline order={order} earlier={more.pages.flatMap((page) => page.items)} />
      <LoadMore more={more} />
    </>
  )
}
