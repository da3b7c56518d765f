import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { formSchema } from '@recadinho/contracts/form-schema'
import { SignInBody, type StaffSession } from '@recadinho/contracts/sessions'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { FrontPage } from './front-page.tsx'
import { SignInError } from './sign-in-error.tsx'
import { sessionOptions } from './session-query.ts'

/** The way in for staff. */
export function SignInPage({ onSignedIn }: { onSignedIn: (session: StaffSession) => void }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call('signIn', { body }),
    onSuccess(session) {
      queryClient.setQueryData(sessionOptions(api).queryKey, session)
      onSignedIn(session)
    },
  })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { email: '', password: '' },
    validators: {
      onDynamic: formSchema(SignInBody, bodyOf, {
        email: (rule) =>
          rule === 'minLength' ? t`Enter your email` : t`Enter a valid email, such as name@example.com`,
        password: () => t`Enter your password`,
      }),
    },
    onSubmit: ({ value }) => settled(signIn.mutateAsync(bodyOf(value))),
  })

  return (
    <FrontPage
      pageTitle={t`Sign in`}
      title={<Trans>Sign in</Trans>}
      subtitle={<Trans>For the people who make the videos and run the shop.</Trans>}
      onSubmit={() => void form.handleSubmit()}
    >
      {signIn.error && <SignInError error={signIn.error} failedAt={signIn.submittedAt} />}
      <form.AppField name="email">
        {(field) => (
          <field.FormTextField
            label={t`Email`}
            type="email"
            autoComplete="username"
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
      <Button type="submit" size="lg" wide="always" loading={signIn.isPending}>
        <Trans>Sign in</Trans>
      </Button>
    </FrontPage>
  )
}

const bodyOf = ({ email, password }: { email: string; password: string }) => ({
  email: email.trim(),
  password,
})
