import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { formSchema } from '@recadinho/contracts/form-schema'
import { SignInBody, type StaffSession } from '@recadinho/contracts/sessions'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { isSecondFactorRequired } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { FrontPage } from './front-page.tsx'
import { SignInError } from './sign-in-error.tsx'
import { usePasskey } from './use-passkey.tsx'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'
import { useCodeField } from './use-code-field.ts'
import { sessionOptions } from './session-query.ts'

/** The sign-in page for staff. */
export function SignInPage({ onSignedIn }: { onSignedIn: (session: StaffSession) => void }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const [needsCode, setNeedsCode] = useState(false)
  const { name: _, ...codeField } = useCodeField(needsCode)
  function enter(session: StaffSession) {
    queryClient.setQueryData(sessionOptions(api).queryKey, session)
    onSignedIn(session)
  }
  const signIn = useMutation({
    mutationFn: (body: SignInBody) => api.call('signIn', { body }),
    onError: (error) => setNeedsCode(needsCode || isSecondFactorRequired(error)),
    onSuccess: enter,
  })
  const passkey = usePasskey(enter)
  usePasskeyAutofill(enter)
  const form = useAppForm({
    ...onceSent,
    defaultValues: { email: '', password: '', code: '' },
    validators: {
      onDynamic: formSchema(SignInBody, (typed: Typed) => bodyOf(typed, needsCode), {
        email: (rule) =>
          rule === 'minLength' ? t`Enter your email` : t`Enter a valid email, such as name@example.com`,
        password: () => t`Enter your password`,
        code: () => t`Enter the code`,
      }),
    },
    onSubmit: ({ value }) => settled(signIn.mutateAsync(bodyOf(value, needsCode))),
  })

  return (
    <FrontPage
      pageTitle={t`Sign in`}
      title={<Trans>Sign in</Trans>}
      subtitle={
        needsCode ? (
          <Trans>One more step: the code from your authenticator app.</Trans>
        ) : (
          <Trans>For the people who make the videos and run the shop.</Trans>
        )
      }
      onSubmit={() => void form.handleSubmit()}
    >
      {signIn.error && !isSecondFactorRequired(signIn.error) && (
        <SignInError error={signIn.error} failedAt={signIn.submittedAt} />
      )}
      {passkey.problem}
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField
            label={t`Email`}
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.FormTextField label={t`Password`} type="password" autoComplete="current-password" />
        )}
      </form.AppField>
      {needsCode && (
        <form.AppField name="code">{(field) => <field.FormTextField {...codeField} />}</form.AppField>
      )}
      <Button type="submit" size="lg" wide="always" loading={signIn.isPending}>
        <Trans>Sign in</Trans>
      </Button>
      <Button size="lg" wide="always" variant="secondary" loading={passkey.isPending} onClick={passkey.start}>
        <Trans>Use a passkey</Trans>
      </Button>
      <LinkButton to="/admin/forgot-password" variant="plain">
        <Trans>Forgot your password?</Trans>
      </LinkButton>
    </FrontPage>
  )
}

interface Typed {
  email: string
  password: string
  code: string
}

const bodyOf = ({ email, password, code }: Typed, withCode: boolean): SignInBody => ({
  email: email.trim(),
  password,
  ...(withCode ? { code: code.trim() } : {}),
})
