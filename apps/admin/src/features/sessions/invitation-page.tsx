import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { formSchema } from '@recadinho/contracts/form-schema'
import type { StaffSession } from '@recadinho/contracts/sessions'
import { AcceptInvitationBody, type OpenedInvitation } from '@recadinho/contracts/team'
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
import { roleHints } from '../../lib/role-labels.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { FrontPage } from './front-page.tsx'
import { sessionOptions } from './session-query.ts'

export interface InvitationPageProps {
  invitation: OpenedInvitation
  /** The link's secret. */
  token: string
  onJoined: (session: StaffSession) => void
}

/** Accepts an invitation: after entering a name and a password the user is signed in. */
export function InvitationPage({ invitation, token, onJoined }: InvitationPageProps) {
  const { t, i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  const { email, role } = invitation
  const join = useMutation({
    mutationFn: (body: AcceptInvitationBody) => api.call('acceptInvitation', { body }),
    onSuccess(session) {
      // Anyone previously signed in here no longer is.
      queryClient.clear()
      queryClient.setQueryData(sessionOptions(api).queryKey, session)
      onJoined(session)
    },
  })
  const bodyOf = ({ name, password }: { name: string; password: string }) => ({
    token,
    name: name.trim(),
    password,
  })
  const form = useAppForm({
    ...onceSent,
    defaultValues: { name: '', password: '' },
    validators: {
      onDynamic: formSchema(AcceptInvitationBody, bodyOf, {
        name: () => t`Enter your name, at least 2 letters`,
        password: (rule) =>
          rule === 'maxLength' ? t`Use at most 200 characters` : t`Use at least 12 characters`,
      }),
    },
    onSubmit: ({ value }) => settled(join.mutateAsync(bodyOf(value))),
  })
  const password = useSelector(form.store, ({ values }) => values.password)
  const common = isPasswordCommon(join.error)
  if (isNotFound(join.error)) return <InvitationGone />
  return (
    <FrontPage
      pageTitle={t`Join the team`}
      title={<Trans>Join the team</Trans>}
      subtitle={i18n._(roleHints[role])}
      onSubmit={() => void form.handleSubmit()}
    >
      <ErrorCallout error={common ? null : join.error} title={t`We couldn't set up your account`} />
      <TextField label={t`Email`} type="email" autoComplete="username" value={email} readOnly />
      <form.AppField name="name">
        {(field) => <field.FormTextField label={t`Your name`} autoComplete="name" />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.FormTextField
            label={t`Password`}
            hint={t`At least 12 characters. A few unrelated words work well.`}
            type="password"
            autoComplete="new-password"
            refused={
              common && password === join.variables?.password ? i18n._(errorMessage(join.error)) : undefined
            }
          />
        )}
      </form.AppField>
      <Button type="submit" size="lg" wide="always" loading={join.isPending}>
        <Trans>Join and sign in</Trans>
      </Button>
    </FrontPage>
  )
}

/** The link is invalid, or loading failed. */
export function InvitationError(props: ErrorComponentProps) {
  const { t } = useLingui()
  // A truncated URL has a malformed secret.
  if (isNotFound(props.error) || isValidationError(props.error)) return <InvitationGone />
  return <PageError {...props} title={t`We couldn't open the invitation`} />
}

function InvitationGone() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Join the team`}</PageTitle>
      <MessagePage
        main
        title={t`This invitation doesn't work anymore`}
        action={
          <LinkButton to="/admin/sign-in">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        {t`It was used, replaced or withdrawn, or is more than 7 days old. Ask the shop's owner for a new one.`}
      </MessagePage>
    </>
  )
}
