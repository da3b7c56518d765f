import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { PageLoading } from '../../components/page-loading.tsx'
import { NewPasswordError, NewPasswordPage } from '../../features/sessions/new-password-page.tsx'
import { resetOptions } from '../../features/sessions/reset-query.ts'

export const Route = createFileRoute('/admin/new-password')({
  loader: ({ context: { api, queryClient }, location }) =>
    queryClient.ensureQueryData(resetOptions(api, location.hash)),
  component: NewPassword,
  pendingComponent: PageLoading,
  errorComponent: NewPasswordError,
})

function NewPassword() {
  const { email } = Route.useLoaderData()
  const token = useLocation({ select: ({ hash }) => hash })
  const { history } = useRouter()
  return <NewPasswordPage email={email} token={token} onDone={() => history.replace('/admin/sign-in')} />
}
