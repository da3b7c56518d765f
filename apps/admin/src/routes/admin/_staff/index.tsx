import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Fact } from '../../../components/facts.tsx'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx'
import { parseDashboardSearch, usualPeriod } from '../../../features/dashboard/dashboard-search.ts'
import { useOpenMoney } from '../../../features/money/use-open-money.ts'
import { useRole } from '../../../features/sessions/use-role.ts'
import { GatewayStatus } from '../../../features/settings/gateway-status.tsx'
import { gatewaysOptions } from '../../../features/settings/settings-queries.ts'
import { gatewayName } from '../../../lib/labels.ts'

/** The start page of every role. Each card has its own query, so that one failure does not affect the others. */
export const Route = createFileRoute('/admin/_staff/')({
  validateSearch: parseDashboardSearch,
  component: Dashboard,
})

function Dashboard() {
  const { i18n } = useLingui()
  const { api } = Route.useRouteContext()
  const { days = usualPeriod } = Route.useSearch()
  const navigate = Route.useNavigate()
  const role = useRole()
  const openMoney = useOpenMoney(role === 'owner') ?? 0
  const gateways = useQuery({ ...gatewaysOptions(api), enabled: role === 'owner' }).data?.items ?? []
  if (role === undefined) return <ListPagePending />
  return (
    <DashboardPage
      role={role}
      days={days}
      onDays={(wanted) =>
        void navigate({ search: parseDashboardSearch({ days: wanted }), replace: true, resetScroll: false })
      }
      openMoney={openMoney}
      gateways={gateways.map((state) => (
        <Fact key={state.gateway} name={gatewayName(i18n, state.gateway)}>
          <GatewayStatus state={state} />
        </Fact>
      ))}
    />
  )
}
