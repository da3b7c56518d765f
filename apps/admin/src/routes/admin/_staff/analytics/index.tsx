import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ListPending } from '../../../../components/list-pending.tsx'
import { statsOptions } from '../../../../features/analytics/analytics-queries.ts'
import { OverviewError, OverviewPage } from '../../../../features/analytics/overview-page.tsx'
import {
  parseOverviewSearch,
  toFilters,
  type OverviewSearch,
} from '../../../../features/analytics/overview-search.ts'
import { useRole } from '../../../../features/sessions/use-role.ts'

export const Route = createFileRoute('/admin/_staff/analytics/')({
  // Unchecked here, to keep the parser out of the first load: the page itself drops invalid values.
  validateSearch: (raw): OverviewSearch => raw,
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(statsOptions(api, toFilters(parseOverviewSearch({ ...location.search })))),
  component: Overview,
  pendingComponent: ListPending,
  errorComponent: OverviewError,
})

function Overview() {
  const raw = Route.useSearch()
  const search = useMemo(() => parseOverviewSearch({ ...raw }), [raw])
  const navigate = Route.useNavigate()
  const role = useRole()
  return (
    <OverviewPage
      role={role}
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
    />
  )
}
