import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { AuditError, AuditPage } from '../../../features/audit/audit-page.tsx'
import { auditOptions } from '../../../features/audit/audit-queries.ts'
import { parseAuditSearch } from '../../../features/audit/audit-search.ts'
import { useRole } from '../../../features/sessions/use-role.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'
import { loadTexts } from '../../../lib/i18n.ts'

export const Route = createFileRoute('/admin/_staff/audit')({
  validateSearch: parseAuditSearch,
  beforeLoad: () => loadTexts('settings'),
  // Reads the URL instead of `loaderDeps`, which would create a new route match for each filter.
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(auditOptions(api, parseAuditSearch({ ...location.search }))),
  component: Audit,
  pendingComponent: ListPagePending,
  errorComponent: AuditError,
})

function Audit() {
  const role = useRole()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SettingsShell role={role}>
      <AuditPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
      />
    </SettingsShell>
  )
}
