import { createFileRoute } from '@tanstack/react-router'
import { ListPending } from '../../../../components/list-pending.tsx'
import { statsOptions } from '../../../../features/analytics/analytics-queries.ts'
import { parseAnalyticsSearch } from '../../../../features/analytics/analytics-search.ts'
import { OverviewError, OverviewPage } from '../../../../features/analytics/overview-page.tsx'

export const Route = createFileRoute('/admin/_staff/analytics/')({
  validateSearch: parseAnalyticsSearch,
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(statsOptions(api, parseAnalyticsSearch({ ...location.search }))),
  component: Overview,
  pendingComponent: ListPending,
  errorComponent: OverviewError,
})

function Overview() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
    />
  )
}
