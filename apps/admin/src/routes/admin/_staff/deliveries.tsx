import { deliveryLists, type DeliveryList } from '@recadinho/contracts/filters'
import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { DeliveriesError, DeliveriesPage } from '../../../features/deliveries/deliveries-page.tsx'
import { deliveryListOptions } from '../../../features/deliveries/delivery-queries.ts'

export const Route = createFileRoute('/admin/_staff/deliveries')({
  validateSearch: ({ list }): { list?: DeliveryList } => {
    const known = deliveryLists.find((each) => each === list)
    return known ? { list: known } : {}
  },
  loaderDeps: ({ search: { list = 'not_reached' } }) => ({ list }),
  loader: ({ context: { api, queryClient }, deps: { list } }) =>
    queryClient.ensureQueryData(deliveryListOptions(api, list)),
  component: Deliveries,
  pendingComponent: ListPagePending,
  errorComponent: DeliveriesError,
})

function Deliveries() {
  const { list = 'not_reached' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DeliveriesPage list={list} onList={(next) => void navigate({ search: { list: next }, replace: true })} />
  )
}
