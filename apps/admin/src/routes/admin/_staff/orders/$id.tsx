import { createFileRoute, notFound } from '@tanstack/react-router'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { OrderMoney } from '../../../../features/money/order-money.tsx'
import { orderOptions } from '../../../../features/orders/order-queries.ts'
import { OrderPage } from '../../../../features/orders/order-page.tsx'
import { useOwner } from '../../../../features/sessions/use-owner.ts'
import { isNotFound, isValidationError } from '../../../../lib/api.ts'

export const Route = createFileRoute('/admin/_staff/orders/$id')({
  async loader({ context: { api, queryClient }, params }) {
    try {
      await queryClient.ensureQueryData(orderOptions(api, params.id))
    } catch (error) {
      // An id that is none is refused, not looked for.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  const owner = useOwner()
  const money = (order: AdminOrder, confirm: () => void) => <OrderMoney order={order} onConfirm={confirm} />
  return <OrderPage key={id} id={id} money={owner ? money : undefined} />
}
