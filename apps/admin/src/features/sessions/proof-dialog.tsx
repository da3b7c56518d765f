import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { isPasswordWrong } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import type { ComeBackProps } from './come-back.tsx'
import { PasswordQuestion } from './password-question.tsx'

/** Asks for the password again before an action that a stolen session must not be able to take. */
export function ProofDialog({ email, onDone }: ComeBackProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const prove = useMutation({
    mutationFn: (password: string) => api.call('proveAccount', { body: { password } }),
    onSuccess: () => onDone(true),
  })
  const wrong = isPasswordWrong(prove.error)
  return (
    <PasswordQuestion
      email={email}
      title={t`Is it you?`}
      description={t`For this change, enter your password again. We ask once every 10 minutes.`}
      submitLabel={t`Continue`}
      backLabel={t`Back`}
      error={!wrong && <ErrorCallout error={prove.error} title={t`Nothing was changed`} />}
      refused={wrong ? i18n._(errorMessage(prove.error)) : undefined}
      send={prove.mutateAsync}
      onClose={() => onDone(false)}
    />
  )
}
