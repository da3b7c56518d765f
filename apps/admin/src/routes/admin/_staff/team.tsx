import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ForbiddenPage } from '../../../components/forbidden-page.tsx'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'
import { TeamError, TeamPage, TeamPending } from '../../../features/team/team-page.tsx'
import { teamOptions } from '../../../lib/team-queries.ts'

export const Route = createFileRoute('/admin/_staff/team')({
  async loader({ context: { api, queryClient } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (staff.role === 'owner') await queryClient.ensureQueryData(teamOptions(api))
  },
  component: Team,
  pendingComponent: TeamPending,
  errorComponent: TeamError,
})

function Team() {
  const { api } = Route.useRouteContext()
  const staff = useQuery(sessionOptions(api)).data?.staff
  if (staff?.role !== 'owner') return <ForbiddenPage />
  return (
    <SettingsShell role={staff.role}>
      <TeamPage ownId={staff.id} />
    </SettingsShell>
  )
}
