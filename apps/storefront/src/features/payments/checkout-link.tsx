import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

export interface CheckoutLinkProps {
  route: CheckoutRoute
  /** Absent: the draft's checkout. */
  order?: string | undefined
  /** Shows the payment options even while an attempt is in progress. */
  select?: boolean
  className?: string
  children: ReactNode
}

/** A link to another checkout of the same order. */
export function CheckoutLink({ route, order, select = false, ...rest }: CheckoutLinkProps) {
  const search = order ? { order } : {}
  const own = { ...(order ? { hash: true as const } : {}), ...rest }
  switch (route) {
    case 'usual':
      return <Link to="/checkout" search={search} {...own} />
    case 'quick':
      return <Link to="/enhanced-checkout" search={search} {...own} />
    case 'hosted':
    case 'links':
      return (
        <Link
          to="/checkout/$route/{-$order}"
          // From `multi`, whose path has the order, a link would keep it.
          params={{ route: route === 'hosted' ? 'stripe' : 'legacy', order: undefined }}
          search={search}
          {...own}
        />
      )
    case 'all':
      break
  }
  return (
    <Link
      to="/checkout/$route/{-$order}"
      params={{ route: 'multi', ...(order ? { order } : {}) }}
      search={select ? { select } : {}}
      {...own}
    />
  )
}
