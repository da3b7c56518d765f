import { createFileRoute } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { FindOrder } from '../../features/orders/find-order.tsx'
import { OrderPage } from '../../features/orders/order-page.tsx'
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx'

import { loadOrderInUrl, orderInUrl } from '../../lib/orders/order-in-url.ts'

export const Route = createFileRoute('/_order/order-confirmation')({
  validateSearch: orderInUrl,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: loadOrderInUrl,
  pendingComponent: OrderSkeleton,
  errorComponent: OrderError,
  notFoundComponent: () => <FindOrder unknown />,
  component: Confirmation,
})

function Confirmation() {
  const { order } = Route.useSearch()
  return order ? <OrderPage id={order} key={order} /> : <FindOrder unknown={false} />
}
