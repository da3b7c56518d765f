import type { Order } from '@recadinho/contracts/orders'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PaymentLinkProps {
  order: Order
  secondary?: boolean
  children: ReactNode
}

/** A link to the checkout of an existing order. */
export function PaymentLink({ order, secondary = false, children }: PaymentLinkProps) {
  return (
    <ButtonLink
      size="sm"
      variant={secondary ? 'secondary' : 'primary'}
      render={(link) => (
        <Link {...link} to="/checkout" search={{ order: order.id }} hash>
          {link.children}
        </Link>
      )}
    >
      {children}
    </ButtonLink>
  )
}
