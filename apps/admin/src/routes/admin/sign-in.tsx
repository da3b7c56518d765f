import { createFileRoute, useRouter } from '@tanstack/react-router'
import { returnPath } from '../../features/sessions/return-path.ts'
import { SignInPage } from '../../features/sessions/sign-in-page.tsx'

export const Route = createFileRoute('/admin/sign-in')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    returnPath(to) === '/admin' ? {} : { to: returnPath(to) },
  component: SignIn,
})

function SignIn() {
  const { to } = Route.useSearch()
  const { history } = useRouter()
  return <SignInPage onSignedIn={() => history.replace(returnPath(to))} />
}
