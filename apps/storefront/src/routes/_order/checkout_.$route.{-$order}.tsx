import { createFileRoute, notFound } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { OrderNotFound } from '../../components/orders/order-not-found.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'

/**
 * `back`: how the buyer returned from the gateway's page. `select`: shows the payment options even if an attempt is
 * open.
 */
export interface CheckoutSearch {
  order?: string
  back?: 'done' | 'cancelled'
  select?: boolean
}

/** §2, the other checkouts: `stripe`, `legacy` and `multi`, with the order in the path. */
export const Route = createFileRoute('/_order/checkout_/$route/{-$order}')({
  validateSearch: ({ order, back, select }: Record<string, unknown>): CheckoutSearch => ({
    ...(typeof order === 'string' ? { order } : {}),
    ...(back === 'done' || back === 'cancelled' ? { back } : {}),
    ...(select === true ? { select } : {}),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, params, deps, location, preload }) => {
    const multi = params.route === 'multi'
    const known = multi || ((params.route === 'stripe' || params.route === 'legacy') && !params.order)
    if (!known) throw notFound()
    const enter = await import('../../features/checkout/enter-checkout.ts')
    const order = params.order ?? deps.order
    await enter.enterCheckout({ context, preload, order, hash: location.hash })
  },
  preloadStaleTime: 0,
  pendingComponent: CheckoutSkeleton,
  errorComponent: OrderError,
  notFoundComponent: OrderNotFound,
  component: OtherCheckout,
})

function OtherCheckout() {
  const { route: name, order } = Route.useParams()
  const search = Route.useSearch()
  const route = name === 'stripe' ? 'hosted' : name === 'legacy' ? 'links' : 'all'
  return (
    <CheckoutPage
      route={route}
      order={order ?? search.order}
      selecting={search.select === true}
      back={search.back}
    />
  )
}
