import { createFileRoute, notFound } from '@tanstack/react-router'
import { orderOptions } from '../../../../features/orders/order-queries.ts'
import { OrderPage } from '../../../../features/orders/order-page.tsx'
import { isNotFound, isValidationError } from '../../../../lib/api.ts'

export const Route = createFileRoute('/admin/_staff/orders/$orderId')({
  async loader({ context: { api, queryClient }, params }) {
    try {
      await queryClient.ensureQueryData(orderOptions(api, params.orderId))
    } catch (error) {
      // An id that is none is refused, not looked for.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Order,
})

function Order() {
  const { orderId } = Route.useParams()
  return <OrderPage key={orderId} id={orderId} />
}
