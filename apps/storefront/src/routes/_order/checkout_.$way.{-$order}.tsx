import { createFileRoute, notFound } from '@tanstack/react-router'
import { OrderError } from '../../components/order/order-error.tsx'
import { OrderNotFound } from '../../components/order/order-not-found.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'

/** `back`: how the buyer came back from the gateway's page. `choose`: the ways to pay, even while one is under way. */
export interface WaySearch {
  order?: string
  back?: 'done' | 'cancelled'
  choose?: boolean
}

/** §2, the other checkouts: `stripe`, `legacy` and `multi`, which has its order in the path. */
export const Route = createFileRoute('/_order/checkout_/$way/{-$order}')({
  validateSearch: ({ order, back, choose }: Record<string, unknown>): WaySearch => ({
    ...(typeof order === 'string' ? { order } : {}),
    ...(back === 'done' || back === 'cancelled' ? { back } : {}),
    ...(choose === true ? { choose } : {}),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, params, deps, location, preload }) => {
    const multi = params.way === 'multi'
    const known = multi || ((params.way === 'stripe' || params.way === 'legacy') && !params.order)
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
  const { way, order } = Route.useParams()
  const search = Route.useSearch()
  const lane = way === 'stripe' ? 'hosted' : way === 'legacy' ? 'links' : 'all'
  return (
    <CheckoutPage
      lane={lane}
      order={order ?? search.order}
      choosing={search.choose === true}
      back={search.back}
    />
  )
}
