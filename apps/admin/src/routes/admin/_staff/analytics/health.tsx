import { createFileRoute } from '@tanstack/react-router'
import { parseAnalyticsSearch } from '../../../../features/analytics/analytics-search.ts'
import { QualityError, QualityPage } from '../../../../features/analytics/quality-page.tsx'
import { qualityOptions } from '../../../../features/analytics/quality-queries.ts'
import { useRole } from '../../../../features/sessions/use-role.ts'

export const Route = createFileRoute('/admin/_staff/analytics/health')({
  // The loader comes with the page: the first load is at its limit.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseAnalyticsSearch,
  // By the address, not by `loaderDeps`: those would make another page of each filter.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(qualityOptions(api, parseAnalyticsSearch({ ...location.search }))),
  component: Quality,
  errorComponent: QualityError,
})

function Quality() {
  const role = useRole()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    role && (
      <QualityPage
        role={role}
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
      />
    )
  )
}
