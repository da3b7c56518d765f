import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'

/** A cancelled order cannot be paid. */
export function ClosedOrder({ order }: { order: Order }) {
  return (
    <MessagePage
      title={<Trans>This order is closed</Trans>}
      picture={<CharacterPicture id={order.characters[0]?.id ?? 'bramble'} size={160} />}
      action={
        <LinkButton to="/purchase">
          <Trans>Start a new order</Trans>
        </LinkButton>
      }
    >
      <Trans>Order {order.number} was canceled and can't be paid. You weren't charged for it.</Trans>
    </MessagePage>
  )
}
