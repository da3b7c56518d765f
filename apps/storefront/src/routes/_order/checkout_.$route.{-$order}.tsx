import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { OrderError } from '../../components/orders/order-error.tsx'
import { OrderNotFound } from '../../components/orders/order-not-found.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { orderInUrl } from '../../lib/orders/order-in-url.ts'

// Rarely shown here.
const FindOrder = lazy(async () => ({
  default: (await import('../../features/orders/find-order.tsx')).FindOrder,
}))

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
  validateSearch: ({ back, select, ...search }: Record<string, unknown>): CheckoutSearch => ({
    ...orderInUrl(search),
    ...(back === 'done' || back === 'cancelled' ? { back } : {}),
    ...(select === true ? { select } : {}),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  beforeLoad: async () => ({ ...(await import('../../features/checkout/enter-checkout.ts')) }),
  loader: async ({ context, params, deps, location }) => {
    const multi = params.route === 'multi'
    const known = multi || ((params.route === 'stripe' || params.route === 'legacy') && !params.order)
    if (!known) throw notFound()
    const order = params.order ?? deps.order
    await context.enterCheckout({ context, order, hash: location.hash })
  },
  // A preload fetches only code: a press meanwhile would get what it answers for the draft of that moment.
  preload: false,
  pendingComponent: CheckoutSkeleton,
  errorComponent: OrderError,
  notFoundComponent: NotHere,
  component: OtherCheckout,
})

/** Returned from the gateway's page in another browser: the parent may have just paid. */
function NotHere() {
  const { back } = Route.useSearch()
  if (!back) return <OrderNotFound />
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <FindOrder unknown />
    </Suspense>
  )
}

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
