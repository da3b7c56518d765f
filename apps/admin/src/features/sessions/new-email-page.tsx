import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@recadinho/ui/button'
import { MessagePage } from '@recadinho/ui/message-page'
import { TextField } from '@recadinho/ui/text-field'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { isNotFound, isValidationError } from '../../lib/api.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { FrontPage } from './front-page.tsx'

export interface NewEmailPageProps {
  email: string
  /** The link's secret. */
  token: string
  onDone: () => void
}

/** Confirms a new email address. Needs a click, because mail clients open links automatically. */
export function NewEmailPage({ email, token, onDone }: NewEmailPageProps) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const confirm = useMutation({
    mutationFn: () => api.call('confirmEmailChange', { body: { token } }),
    onSuccess() {
      queryClient.clear()
      toasts.show({ title: t`You now sign in with ${email}` })
      onDone()
    },
  })
  if (isNotFound(confirm.error)) return <LinkGone />
  return (
    <FrontPage
      pageTitle={t`Confirm your new email`}
      title={<Trans>Confirm your new email</Trans>}
      subtitle={<Trans>From now on, you sign in with this address.</Trans>}
      onSubmit={() => confirm.mutate()}
    >
      <ErrorCallout error={confirm.error} title={t`Nothing was changed`} />
      <TextField label={t`Email`} type="email" autoComplete="off" value={email} readOnly />
      <Button type="submit" size="lg" wide="always" loading={confirm.isPending}>
        <Trans>Confirm this address</Trans>
      </Button>
    </FrontPage>
  )
}

/** The link is invalid, or loading failed. */
export function NewEmailError(props: ErrorComponentProps) {
  const { t } = useLingui()
  // A truncated URL has a malformed secret.
  if (isNotFound(props.error) || isValidationError(props.error)) return <LinkGone />
  return <PageError {...props} title={t`We couldn't open the link`} />
}

function LinkGone() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Confirm your new email`}</PageTitle>
      <MessagePage
        main
        title={t`This link doesn't work anymore`}
        action={
          <LinkButton to="/admin/account">
            <Trans>Go to your account</Trans>
          </LinkButton>
        }
      >
        {t`It was used, replaced or withdrawn, or is more than 24 hours old.`}
      </MessagePage>
    </>
  )
}
