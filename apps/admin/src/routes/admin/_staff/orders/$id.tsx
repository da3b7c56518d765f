import { createFileRoute, notFound } from '@tanstack/react-router'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { ChatCard } from '../../../../features/chats/chat-card.tsx'
import { DeliveryCard } from '../../../../features/deliveries/delivery-card.tsx'
import { PayLinkCard } from '../../../../features/phone-orders/pay-link-card.tsx'
import { OrderMoney } from '../../../../features/money/order-money.tsx'
import { orderOptions } from '../../../../features/orders/order-queries.ts'
import { OrderPage, type MoneyActions } from '../../../../features/orders/order-page.tsx'
import { useOwner } from '../../../../features/sessions/use-owner.ts'
import { isNotFound, isValidationError } from '../../../../lib/api.ts'
import { loadTexts } from '../../../../lib/i18n.ts'

export const Route = createFileRoute('/admin/_staff/orders/$id')({
  beforeLoad: () => loadTexts('script'),
  async loader({ context: { api, queryClient }, params }) {
    try {
      await queryClient.ensureQueryData(orderOptions(api, params.id))
    } catch (error) {
      // A malformed id is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  const owner = useOwner()
  const money = (order: AdminOrder, actions: MoneyActions) => <OrderMoney order={order} {...actions} />
  // Before payment there is nothing to deliver.
  const delivery = (order: AdminOrder) =>
    order.status === 'in_production' || order.status === 'completed' ? <DeliveryCard order={order} /> : null
  const payLink = (order: AdminOrder) =>
    order.status === 'pending' || order.status === 'expired' ? <PayLinkCard order={order} /> : null
  const chat = (order: AdminOrder) => <ChatCard orderId={order.id} />
  return (
    <OrderPage
      key={id}
      id={id}
      payLink={payLink}
      delivery={delivery}
      chat={chat}
      money={owner ? money : undefined}
    />
  )
}
