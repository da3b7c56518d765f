import type { Order } from '@recadinho/contracts/orders'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PayLinkProps {
  order: Order
  quiet?: boolean
  children: ReactNode
}

/** To the checkout of an order that is there. */
export function PayLink({ order, quiet = false, children }: PayLinkProps) {
  return (
    <ButtonLink
      size="sm"
      variant={quiet ? 'secondary' : 'primary'}
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
