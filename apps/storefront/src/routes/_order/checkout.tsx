import type { PaymentMethod } from '@recadinho/contracts/catalog'
import { createFileRoute } from '@tanstack/react-router'
import { OrderError } from '../../components/orders/order-error.tsx'
import { OrderNotFound } from '../../components/orders/order-not-found.tsx'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import { orderInUrl } from '../../lib/orders/order-in-url.ts'

/** Without an order: the draft's checkout. With one: what remains to be paid, and how. */
export interface CheckoutSearch {
  order?: string
  method?: PaymentMethod
}

export const Route = createFileRoute('/_order/checkout')({
  validateSearch: ({ method, ...search }: Record<string, unknown>): CheckoutSearch => {
    // Does not import the list from contracts: this part of a route is in the first chunk of every page.
    const known = method === 'card' || method === 'pix' ? method : undefined
    return { ...orderInUrl(search), ...(known ? { method: known } : {}) }
  },
  loaderDeps: ({ search: { order } }) => ({ order }),
  beforeLoad: async () => ({ ...(await import('../../features/checkout/enter-checkout.ts')) }),
  loader: ({ context, deps: { order }, location }) =>
    context.enterCheckout({ context, order, hash: location.hash }),
  // A preload fetches only code: a press meanwhile would get what it answers for the draft of that moment.
  preload: false,
  pendingComponent: CheckoutSkeleton,
  errorComponent: OrderError,
  notFoundComponent: OrderNotFound,
  component: Checkout,
})

function Checkout() {
  const { order, method } = Route.useSearch()
  return <CheckoutPage route="usual" order={order} selecting={method === 'card'} />
}
