import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { Link } from '@tanstack/react-router'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { doubtText, outcomeText } from '../../lib/orders/outcome-text.ts'

/**
 * The outcome of the payment is unknown, or its money is mismatched. Nothing can be paid here; the page updates by
 * itself.
 */
export function CheckingPanel({ order, confirmed }: { order: Order; confirmed: boolean }) {
  const { i18n } = useLingui()
  const { title, text } = confirmed ? outcomeText.confirmed : doubtText(order)
  return (
    <Container width="form">
      <EmptyState
        title={i18n._(title)}
        headingLevel={1}
        picture={<CharacterPicture id={order.characters[0]?.id ?? 'bramble'} size={160} />}
        action={
          <Link to="/contact">
            <Trans>Contact us</Trans>
          </Link>
        }
      >
        <p>{i18n._(text)}</p>
        <p>
          <Trans>Order {order.number}</Trans>
        </p>
      </EmptyState>
    </Container>
  )
}
