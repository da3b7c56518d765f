import { createFileRoute } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { OrderNotFound } from '../../components/orders/order-not-found.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { orderInUrl } from '../../lib/orders/order-in-url.ts'

/** §2, quick card checkout: of the draft, or of an order. */
export const Route = createFileRoute('/_order/enhanced-checkout')({
  validateSearch: orderInUrl,
  loaderDeps: ({ search: { order } }) => ({ order }),
  beforeLoad: async () => ({ ...(await import('../../features/checkout/enter-checkout.ts')) }),
  loader: ({ context, deps: { order }, location }) =>
    context.enterCheckout({ context, order, hash: location.hash }),
  // A preload fetches only code: a press meanwhile would get what it answers for the draft of that moment.
  preload: false,
  pendingComponent: CheckoutSkeleton,
  errorComponent: OrderError,
  notFoundComponent: OrderNotFound,
  component: QuickCheckout,
})

function QuickCheckout() {
  return <CheckoutPage route="quick" order={Route.useSearch().order} />
}
