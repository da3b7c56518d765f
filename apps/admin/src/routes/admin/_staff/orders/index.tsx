import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Page } from '../../../../components/page.tsx'
import { PageTitle } from '../../../../components/page-title.tsx'
import { orderListOptions } from '../../../../features/orders/order-queries.ts'
import { parseOrderSearch, type OrderSearch } from '../../../../features/orders/order-search.ts'
import { OrdersError, OrdersPending, OrdersTab } from '../../../../features/orders/orders-tab.tsx'
import { useRole } from '../../../../features/sessions/use-role.ts'
import { mayCall } from '../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/orders/')({
  validateSearch: parseOrderSearch,
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter and blank the page
  // while its list loads.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(orderListOptions(api, parseOrderSearch({ ...location.search }))),
  component: Orders,
  pendingComponent: OrdersPending,
  errorComponent: OrdersError,
})

function Orders() {
  const { t } = useLingui()
  const role = useRole()
  const search = Route.useSearch({ structuralSharing: true })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { pathname } = Route.useMatch()
  const filter = (search: OrderSearch) => {
    // The search is debounced: if the user has opened an order in the meantime, do not navigate back.
    if (!isSamePath(router.latestLocation.pathname, pathname)) return
    void navigate({ search, replace: true, resetScroll: false })
  }
  return (
    <Page>
      <PageTitle>{t`Orders`}</PageTitle>
      <OrdersTab
        search={search}
        onSearch={filter}
        mayExport={role !== undefined && mayCall(role, 'exportOrders')}
      />
    </Page>
  )
}

const isSamePath = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')
