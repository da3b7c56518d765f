import { createFileRoute } from '@tanstack/react-router'
import { SessionError, SessionPage } from '../../../../../features/analytics/session-page.tsx'
import { sessionOptions } from '../../../../../features/analytics/session-queries.ts'
import { parseSessionSearch } from '../../../../../features/analytics/session-search.ts'
import { useRole } from '../../../../../features/sessions/use-role.ts'

export const Route = createFileRoute('/admin/_staff/analytics/sessions/$id')({
  // The loader comes with the page: the first load is at its limit.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: parseSessionSearch,
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(sessionOptions(api, id)),
  component: Session,
  errorComponent: SessionError,
})

function Session() {
  const role = useRole()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  return role && <SessionPage id={id} role={role} search={search} />
}
