import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { StaffSession } from '@recadinho/contracts/sessions'
import { Button } from '@recadinho/ui/button'
import { TextField } from '@recadinho/ui/text-field'
import { useState } from 'react'
import { isSecondFactorRequired } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import type { ComeBackProps } from './come-back.tsx'
import { usePasskey } from './use-passkey.tsx'
import { useCodeField } from './use-code-field.ts'
import { PasswordQuestion } from './password-question.tsx'
import { sessionOptions } from './session-query.ts'
import { SignInError } from './sign-in-error.tsx'

/** Lets the same person sign in again without leaving the page after the session has ended. */
export function SignInAgainDialog({ email, onDone }: ComeBackProps) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const [needsCode, setNeedsCode] = useState(false)
  const [code, setCode] = useState('')
  const codeField = useCodeField(needsCode)
  const enter = (session: StaffSession) => {
    queryClient.setQueryData(sessionOptions(api).queryKey, session)
    onDone(true)
  }
  const passkey = usePasskey(enter, email)
  const signIn = useMutation({
    mutationFn: (password: string) =>
      api.call('signIn', { body: { email, password, ...(needsCode ? { code: code.trim() } : {}) } }),
    onError: (error) => setNeedsCode(needsCode || isSecondFactorRequired(error)),
    onSuccess: enter,
  })
  return (
    <PasswordQuestion
      email={email}
      title={t`You've been signed out`}
      description={t`Sign in again to go on. What you typed on this page is still there.`}
      submitLabel={t`Sign in`}
      backLabel={t`Leave this page`}
      error={
        <>
          {signIn.error && !isSecondFactorRequired(signIn.error) && (
            <SignInError error={signIn.error} failedAt={signIn.submittedAt} />
          )}
          {passkey.problem}
        </>
      }
      send={signIn.mutateAsync}
      onClose={() => onDone(false)}
    >
      {needsCode && (
        <TextField {...codeField} value={code} onChange={(event) => setCode(event.target.value)} />
      )}
      <Button variant="secondary" wide="always" loading={passkey.isPending} onClick={passkey.start}>
        <Trans>Use a passkey</Trans>
      </Button>
    </PasswordQuestion>
  )
}
