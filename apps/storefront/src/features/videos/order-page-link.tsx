import { Trans } from '@lingui/react/macro'
import type { ButtonLinkProps } from '@recadinho/ui/button'
import { LinkButton } from '../../components/link-button.tsx'
import { tokenHash } from '../../lib/orders/order-link.ts'

export interface OrderPageLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  order: string
  token: string | undefined
}

/** Leads from an order's video to its page, with the private link's token if there is one. */
export function OrderPageLink({ order, token, ...look }: OrderPageLinkProps) {
  return (
    <LinkButton {...look} to="/order-confirmation" search={{ order }} hash={tokenHash(token)}>
      <Trans>Go to your order</Trans>
    </LinkButton>
  )
}
