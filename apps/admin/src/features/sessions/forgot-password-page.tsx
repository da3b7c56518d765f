import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { formSchema } from '@recadinho/contracts/form-schema'
import { RequestPasswordResetBody } from '@recadinho/contracts/password-resets'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { MailIcon } from '@recadinho/ui/icon'
import { MessagePage } from '@recadinho/ui/message-page'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { FrontPage } from './front-page.tsx'

/** Sends a password reset link; never reveals whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const request = useMutation({
    mutationFn: (body: RequestPasswordResetBody) => api.call('requestPasswordReset', { body }),
  })
  const bodyOf = ({ email }: { email: string }) => ({ email: email.trim(), locale })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { email: '' },
    validators: {
      onDynamic: formSchema(RequestPasswordResetBody, bodyOf, {
        email: (rule) =>
          rule === 'minLength' ? t`Enter your email` : t`Enter a valid email, such as name@example.com`,
      }),
    },
    onSubmit: ({ value }) => settled(request.mutateAsync(bodyOf(value))),
  })
  const signIn = (
    <LinkButton to="/admin/sign-in" variant="plain">
      <Trans>Back to sign-in</Trans>
    </LinkButton>
  )
  if (request.isSuccess) {
    const { email } = request.variables
    return (
      <>
        <PageTitle>{t`Forgot your password?`}</PageTitle>
        <MessagePage main title={t`Check your email`} icon={<MailIcon size="xl" />} action={signIn}>
          {t`If ${email} has an account here, a link is on its way. It works once, for 30 minutes. Look in the spam folder too.`}
        </MessagePage>
      </>
    )
  }
  return (
    <FrontPage
      pageTitle={t`Forgot your password?`}
      title={<Trans>Forgot your password?</Trans>}
      subtitle={<Trans>We'll email you a link to choose a new one.</Trans>}
      onSubmit={() => void form.handleSubmit()}
    >
      <ErrorCallout error={request.error} title={t`We couldn't send the link`} />
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
      <Button type="submit" size="lg" wide="always" loading={request.isPending}>
        <Trans>Email me the link</Trans>
      </Button>
      {signIn}
    </FrontPage>
  )
}
