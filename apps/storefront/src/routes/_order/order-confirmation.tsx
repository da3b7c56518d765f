import { createFileRoute } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { FindOrder } from '../../features/orders/find-order.tsx'
import { OrderPage } from '../../features/orders/order-page.tsx'
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx'

export interface ConfirmationSearch {
  order?: string
}

/** The order link's token is in the fragment, not in the query, so that no server log contains it. */
export const Route = createFileRoute('/_order/order-confirmation')({
  validateSearch: ({ order }: Record<string, unknown>): ConfirmationSearch =>
    typeof order === 'string' ? { order } : {},
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order }, location }) => {
    if (!order) return
    const { loadOrder } = await import('../../lib/orders/load-order.ts')
    await loadOrder(context, order, location.hash)
  },
  pendingComponent: OrderSkeleton,
  errorComponent: OrderError,
  notFoundComponent: () => <FindOrder unknown />,
  component: Confirmation,
})

function Confirmation() {
  const { order } = Route.useSearch()
  return order ? <OrderPage id={order} key={order} /> : <FindOrder unknown={false} />
}
