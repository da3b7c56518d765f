import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { StaffSession } from '@recadinho/contracts/sessions'
import { Callout } from '@recadinho/ui/callout'
import { useAdmin } from '../../lib/use-admin.ts'
import { passkeySession } from './passkey-session.ts'
import { SignInError } from './sign-in-error.tsx'

/** Signs in with a passkey on click: anyone's, or only the passkey of `expected`. */
export function usePasskey(onSignedIn: (session: StaffSession) => void, expected?: string) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { mutate, error, isPending, submittedAt } = useMutation({
    async mutationFn() {
      const session = await passkeySession(api, false)
      if (expected === undefined || session.staff.email === expected) return session
      // The open page belongs to someone else, so its data must not be sent under this name.
      await api.call('signOut', {})
      throw new SomebodyElse()
    },
    onSuccess: onSignedIn,
  })
  return { start: () => mutate(), isPending, problem: problemOf() }

  function problemOf() {
    // Declined in the browser's dialog: not an error.
    if (error === null || error.name === 'NotAllowedError') return null
    if (!(error instanceof SomebodyElse)) return <SignInError error={error} failedAt={submittedAt} />
    return (
      <Callout tone="danger" announce="alert" title={t`This passkey is someone else's`}>
        {t`Use one of ${expected ?? ''}, or enter the password.`}
      </Callout>
    )
  }
}

class SomebodyElse extends Error {}
