import { useNavigate, useRouterState } from '@tanstack/react-router'
import { routeAddress, type CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

/** Goes to an order's checkout, with the token of an order link if this page has one. */
export function useGoToCheckout() {
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  return (route: CheckoutRoute, orderId: string, { replace = false } = {}) =>
    void navigate({ href: routeAddress(route, orderId) + (hash && `#${hash}`), replace })
}
