import { deliveryLists, type DeliveryList } from '@recadinho/contracts/filters'
import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import {
  DeliveriesError,
  DeliveriesPage,
  DeliveriesPending,
} from '../../../features/deliveries/deliveries-page.tsx'
import { deliveryListOptions } from '../../../features/deliveries/delivery-queries.ts'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { useRole } from '../../../features/sessions/use-role.ts'
import { mayCall } from '../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/deliveries')({
  validateSearch: ({ list }): { list?: DeliveryList } => {
    const known = deliveryLists.find((each) => each === list)
    return known ? { list: known } : {}
  },
  loaderDeps: ({ search: { list = 'not_reached' } }) => ({ list }),
  async loader({ context: { api, queryClient }, deps: { list } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (mayCall(staff.role, 'listDeliveries'))
      await queryClient.ensureQueryData(deliveryListOptions(api, list))
  },
  component: Deliveries,
  pendingComponent: DeliveriesPending,
  errorComponent: DeliveriesError,
})

function Deliveries() {
  const { list = 'not_reached' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const role = useRole()
  if (role !== undefined && !mayCall(role, 'listDeliveries')) return <ForbiddenPage reads="listDeliveries" />
  return (
    <DeliveriesPage list={list} onList={(next) => void navigate({ search: { list: next }, replace: true })} />
  )
}
