import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { formSchema } from '@recadinho/contracts/form-schema'
import { ResetPasswordBody } from '@recadinho/contracts/password-resets'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { MessagePage } from '@recadinho/ui/message-page'
import { TextField } from '@recadinho/ui/text-field'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { isNotFound, isPasswordCommon, isValidationError } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { FrontPage } from './front-page.tsx'

export interface NewPasswordPageProps {
  email: string
  /** The link's secret. */
  token: string
  onDone: () => void
}

/** Sets a new password without signing in. */
export function NewPasswordPage({ email, token, onDone }: NewPasswordPageProps) {
  const { t, i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  const reset = useMutation({
    mutationFn: (body: ResetPasswordBody) => api.call('resetPassword', { body }),
    onSuccess() {
      // Anyone signed in here no longer is.
      queryClient.clear()
      toasts.show({ title: t`Password changed. Sign in with the new one.` })
      onDone()
    },
  })
  const bodyOf = ({ password }: { password: string }) => ({ token, password })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { password: '' },
    validators: {
      onDynamic: formSchema(ResetPasswordBody, bodyOf, {
        password: (rule) =>
          rule === 'maxLength' ? t`Use at most 200 characters` : t`Use at least 12 characters`,
      }),
    },
    onSubmit: ({ value }) => settled(reset.mutateAsync(bodyOf(value))),
  })
  const password = useSelector(form.store, ({ values }) => values.password)
  const common = isPasswordCommon(reset.error)
  if (isNotFound(reset.error)) return <LinkGone />
  return (
    <FrontPage
      pageTitle={t`Choose a new password`}
      title={<Trans>Choose a new password</Trans>}
      subtitle={<Trans>You'll be signed out on all your devices.</Trans>}
      onSubmit={() => void form.handleSubmit()}
    >
      <ErrorCallout error={common ? null : reset.error} title={t`Nothing was changed`} />
      <TextField label={t`Email`} type="email" autoComplete="username" value={email} readOnly />
      <form.AppField name="password">
        {(field) => (
          <field.FormTextField
            label={t`New password`}
            hint={t`At least 12 characters. A few unrelated words work well.`}
            type="password"
            autoComplete="new-password"
            refused={
              common && password === reset.variables?.password ? i18n._(errorMessage(reset.error)) : undefined
            }
          />
        )}
      </form.AppField>
      <Button type="submit" size="lg" wide="always" loading={reset.isPending}>
        <Trans>Change password</Trans>
      </Button>
    </FrontPage>
  )
}

/** The link is invalid, or loading failed. */
export function NewPasswordError(props: ErrorComponentProps) {
  const { t } = useLingui()
  // A truncated URL has a malformed secret.
  if (isNotFound(props.error) || isValidationError(props.error)) return <LinkGone />
  return <PageError {...props} title={t`We couldn't open the link`} />
}

function LinkGone() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Choose a new password`}</PageTitle>
      <MessagePage
        main
        title={t`This link doesn't work anymore`}
        action={
          <LinkButton to="/admin/forgot-password">
            <Trans>Get a new link</Trans>
          </LinkButton>
        }
      >
        {t`It was used or replaced, or is more than 30 minutes old.`}
      </MessagePage>
    </>
  )
}
