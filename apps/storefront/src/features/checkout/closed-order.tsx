import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'

/** A cancelled order cannot be paid. */
export function ClosedOrder({ order }: { order: Order }) {
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={<Trans>This order is closed</Trans>}
        picture={<CharacterPicture id={order.characters[0]?.id ?? 'bramble'} size={160} />}
        action={
          <LinkButton to="/purchase">
            <Trans>Start a new order</Trans>
          </LinkButton>
        }
      >
        <Trans>Order {order.number} was canceled and can't be paid. You weren't charged for it.</Trans>
      </EmptyState>
    </Container>
  )
}
