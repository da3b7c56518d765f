import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect, stripSearchParams, useRouter } from '@tanstack/react-router'
import { Tabs } from '@recadinho/ui/tabs'
import { Page } from '../../../components/page.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { orderListOptions } from '../../../features/orders/order-queries.ts'
import { parseOrderSearch, type OrderSearch } from '../../../features/orders/order-search.ts'
import { OrdersError, OrdersPending, OrdersTab } from '../../../features/orders/orders-tab.tsx'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { mayCall } from '../../../lib/may-call.ts'

const tabs = ['orders'] as const
type Tab = (typeof tabs)[number]

export interface DashboardSearch extends OrderSearch {
  tab?: Tab
}

export const Route = createFileRoute('/admin/_staff/')({
  validateSearch(raw: Record<string, unknown>): DashboardSearch {
    const tab = tabs.find((tab) => tab === raw['tab'])
    return { ...parseOrderSearch(raw), ...(tab ? { tab } : {}) }
  },
  search: { middlewares: [stripSearchParams({ tab: 'orders' })] },
  /** Everybody starts here; who may not see orders goes on to what every role may see. */
  async beforeLoad({ context: { api, queryClient } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (!mayCall(staff.role, 'listAdminOrders')) throw redirect({ to: '/admin/characters', replace: true })
  },
  // By the address, not by `loaderDeps`: those would make another page of each filter, and blank it while its list loads.
  async loader({ context: { api, queryClient }, location }) {
    await queryClient.ensureInfiniteQueryData(orderListOptions(api, parseOrderSearch({ ...location.search })))
  },
  component: Dashboard,
  pendingComponent: OrdersPending,
  errorComponent: OrdersError,
})

function Dashboard() {
  const { t } = useLingui()
  const tab = Route.useSearch({ select: ({ tab = 'orders' }) => tab })
  const search = Route.useSearch({
    select: (search) => parseOrderSearch({ ...search }),
    structuralSharing: true,
  })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { pathname } = Route.useMatch()
  const filter = (search: OrderSearch) => {
    // What was typed is handed on after a pause; whoever has pressed an order meanwhile is not called back.
    if (!isSamePath(router.latestLocation.pathname, pathname)) return
    void navigate({ search, replace: true, resetScroll: false })
  }
  return (
    <Page>
      <PageTitle>{t`Orders`}</PageTitle>
      <Tabs
        label={t`Admin`}
        value={tab}
        onChange={(tab) => void navigate({ search: { tab } })}
        items={[
          {
            value: 'orders',
            label: t`Orders`,
            content: <OrdersTab search={search} onSearch={filter} />,
          },
        ]}
      />
    </Page>
  )
}

const isSamePath = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')
