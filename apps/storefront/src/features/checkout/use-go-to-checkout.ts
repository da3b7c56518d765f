import { useNavigate, useRouterState } from '@tanstack/react-router'
import { routeAddress, type CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

export interface Going {
  order?: string
  search?: Record<string, string>
  replace?: boolean
}

/** Goes to a checkout, with the token of an order link if this page has one. */
export function useGoToCheckout(): (route: CheckoutRoute, going?: Going) => void {
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  return (route, { order, search, replace = false } = {}) => {
    const href = routeAddress(route, order, search) + (order && hash ? `#${hash}` : '')
    void navigate({ href, replace })
  }
}
