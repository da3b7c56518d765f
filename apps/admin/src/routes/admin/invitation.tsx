import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { PageLoading } from '../../components/page-loading.tsx'
import { InvitationError, InvitationPage } from '../../features/sessions/invitation-page.tsx'
import { invitationOptions } from '../../features/sessions/invitation-query.ts'

export const Route = createFileRoute('/admin/invitation')({
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(invitationOptions(api, location.hash)),
  component: Invitation,
  pendingComponent: PageLoading,
  errorComponent: InvitationError,
})

function Invitation() {
  const invitation = Route.useLoaderData()
  const token = useLocation({ select: ({ hash }) => hash })
  const { history } = useRouter()
  return <InvitationPage invitation={invitation} token={token} onJoined={() => history.replace('/admin')} />
}
