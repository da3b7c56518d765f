import type { OrderMoney } from '@recadinho/contracts/money'
import { LoadMore } from '../../components/load-more.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMorePages } from '../../lib/use-more-pages.ts'
import { GatewayEvent } from './gateway-event.tsx'

/** Older payment events of the order than those shown with each payment. */
export function EarlierEvents({
  orderId,
  money: { moreEvents },
}: {
  orderId: string
  money: Pick<OrderMoney, 'moreEvents'>
}) {
  const { api } = useAdmin()
  const more = useMorePages({
    after: moreEvents,
    queryKey: ['money', 'order', orderId, 'events'],
    read: (cursor, signal) =>
      api.call('listOrderGatewayEvents', { params: { id: orderId }, query: { cursor }, signal }),
    nextOf: (page) => page.nextCursor,
  })
  return (
    <>
      {more.pages
        .flatMap((page) => page.items)
        .map((event) => (
          <GatewayEvent key={event.id} event={event} named />
        ))}
      <LoadMore more={more} />
    </>
  )
}
