import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { AuditError, AuditPage, AuditPending } from '../../../features/audit/audit-page.tsx'
import { auditOptions } from '../../../features/audit/audit-queries.ts'
import { parseAuditSearch } from '../../../features/audit/audit-search.ts'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { useRole } from '../../../features/sessions/use-role.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'
import { mayCall } from '../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/audit')({
  validateSearch: parseAuditSearch,
  // By the address, not by `loaderDeps`: those would make another page of each filter.
  async loader({ context: { api, queryClient }, location }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (!mayCall(staff.role, 'listAuditLog')) return
    await queryClient.ensureInfiniteQueryData(auditOptions(api, parseAuditSearch({ ...location.search })))
  },
  component: Audit,
  pendingComponent: AuditPending,
  errorComponent: AuditError,
})

function Audit() {
  const role = useRole()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (role === undefined || !mayCall(role, 'listAuditLog')) return <ForbiddenPage />
  return (
    <SettingsShell role={role}>
      <AuditPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
      />
    </SettingsShell>
  )
}
