import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { PageLoading } from '../../components/page-loading.tsx'
import { NewEmailError, NewEmailPage } from '../../features/sessions/new-email-page.tsx'

export const Route = createFileRoute('/admin/new-email')({
  loader: ({ context: { api }, location }) => api.call('openEmailChange', { body: { token: location.hash } }),
  component: NewEmail,
  pendingComponent: PageLoading,
  errorComponent: NewEmailError,
})

function NewEmail() {
  const { email } = Route.useLoaderData()
  const token = useLocation({ select: ({ hash }) => hash })
  const { history } = useRouter()
  return <NewEmailPage email={email} token={token} onDone={() => history.replace('/admin/account')} />
}
