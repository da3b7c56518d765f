import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../components/list-pending.tsx'
import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '../../../features/sessions/session-query.ts'
import { SettingsShell } from '../../../features/settings/settings-shell.tsx'
import { TeamError, TeamPage } from '../../../features/team/team-page.tsx'
import { teamOptions } from '../../../lib/team-queries.ts'

export const Route = createFileRoute('/admin/_staff/team')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(teamOptions(api)),
  component: Team,
  pendingComponent: ListPagePending,
  errorComponent: TeamError,
})

function Team() {
  const { api } = Route.useRouteContext()
  const staff = useQuery(sessionOptions(api)).data?.staff
  return (
    <SettingsShell role={staff?.role}>
      <TeamPage ownId={staff?.id} />
    </SettingsShell>
  )
}
