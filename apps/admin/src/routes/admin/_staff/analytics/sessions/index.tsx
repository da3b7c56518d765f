import { createFileRoute } from '@tanstack/react-router'
import { sessionsOptions } from '../../../../../features/analytics/session-queries.ts'
import { parseSessionSearch } from '../../../../../features/analytics/session-search.ts'
import { SessionsError, SessionsPage } from '../../../../../features/analytics/sessions-page.tsx'

export const Route = createFileRoute('/admin/_staff/analytics/sessions/')({
  // The loader comes with the page: the first load is at its limit.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseSessionSearch,
  // By the address, not by `loaderDeps`: those would make another page of each filter.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(sessionsOptions(api, parseSessionSearch({ ...location.search }))),
  component: Sessions,
  errorComponent: SessionsError,
})

function Sessions() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SessionsPage
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
    />
  )
}
