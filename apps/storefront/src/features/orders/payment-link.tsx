import type { Order } from '@recadinho/contracts/orders'
import type { ReactNode } from 'react'
import { LinkButton } from '../../components/link-button.tsx'

interface PaymentLinkProps {
  order: Order
  secondary?: boolean | undefined
  children: ReactNode
}

/** A link to the checkout of an existing order. */
export function PaymentLink({ order, secondary = false, children }: PaymentLinkProps) {
  return (
    <LinkButton
      size="sm"
      variant={secondary ? 'secondary' : 'primary'}
      to="/checkout"
      search={{ order: order.id }}
      hash
    >
      {children}
    </LinkButton>
  )
}
