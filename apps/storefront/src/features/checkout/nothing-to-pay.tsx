import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { MessagePage } from '@recadinho/ui/message-page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { doubtText, outcomeText, type OutcomeText } from '../../lib/orders/outcome-text.ts'

/** The draft was ordered, changed or deleted in another tab while this page was open. */
export const DraftChanged = () => (
  <MessagePage
    title={<Trans>There's nothing to pay here right now</Trans>}
    picture={<Picture />}
    action={
      <LinkButton to="/purchase">
        <Trans>Continue your order</Trans>
      </LinkButton>
    }
  >
    <Trans>This order was paid or changed in another tab. Your choices are saved.</Trans>
  </MessagePage>
)

/** A cancelled order cannot be paid. */
export const ClosedOrder = ({ order }: { order: Order }) => (
  <MessagePage
    title={<Trans>This order is closed</Trans>}
    picture={<Picture order={order} />}
    action={
      <LinkButton to="/purchase">
        <Trans>Start a new order</Trans>
      </LinkButton>
    }
  >
    <Trans>Order {order.number} was canceled and can't be paid. You weren't charged for it.</Trans>
  </MessagePage>
)

/** Submitted on the gateway's page and still processing: the buyer can only wait. */
export const PaymentProcessing = ({ order }: { order: Order }) => (
  <Wait
    order={order}
    words={outcomeText.processing}
    action={
      <LinkButton variant="secondary" to="/order-confirmation" search={{ order: order.id }} hash>
        <Trans>View your order</Trans>
      </LinkButton>
    }
  />
)

/** The outcome of the payment is unknown, its amount is mismatched, or it was just confirmed. */
export const CheckingPayment = ({ order, confirmed }: { order: Order; confirmed: boolean }) => (
  <Wait
    order={order}
    words={confirmed ? outcomeText.confirmed : doubtText(order)}
    action={
      <Link to="/contact">
        <Trans>Contact us</Trans>
      </Link>
    }
  />
)

/** The page updates automatically. */
function Wait({ order, words, action }: { order: Order; words: OutcomeText; action: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <MessagePage title={i18n._(words.title)} picture={<Picture order={order} />} action={action}>
      <p>{i18n._(words.text)}</p>
      <p>
        <Trans>Order {order.number}</Trans>
      </p>
    </MessagePage>
  )
}

const Picture = ({ order }: { order?: Order }) => (
  <CharacterPicture picture={order?.characters[0]?.picture ?? 'bramble'} size={160} />
)
