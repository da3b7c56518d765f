import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { outcomeText } from '../../lib/orders/outcome-text.ts'

/** Paid on the gateway's page and still processing: the buyer only waits, and the page updates by itself. */
export function PaymentProcessing({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { title, text } = outcomeText.processing
  return (
    <MessagePage
      title={i18n._(title)}
      picture={<CharacterPicture id={order.characters[0]?.id ?? 'bramble'} size={160} />}
      action={
        <LinkButton variant="secondary" to="/order-confirmation" search={{ order: order.id }} hash>
          <Trans>View your order</Trans>
        </LinkButton>
      }
    >
      <p>{i18n._(text)}</p>
      <p>
        <Trans>Order {order.number}</Trans>
      </p>
    </MessagePage>
  )
}
