import { Trans, useLingui } from '@lingui/react/macro'
import type { Account } from '@recadinho/contracts/account'
import { Button } from '@recadinho/ui/button'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { AccountRow } from './account-row.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { useAccountChange } from './use-account-change.ts'

/** The sign-in email address, and the unconfirmed one that will replace it. */
export function EmailRow({ email, emailChange }: Pick<Account, 'email' | 'emailChange'>) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const withdraw = useAccountChange(
    (api) => api.call('withdrawEmailChange', {}),
    () => t`Your email stays as it is`,
  )
  const waiting = emailChange && (
    <>
      <br />
      <Trans>Open the link we sent to {emailChange.email} within 24 hours to sign in with it instead.</Trans>
    </>
  )
  return (
    <>
      <AccountRow
        label={t`Email`}
        value={
          <>
            {email}
            {waiting}
          </>
        }
      >
        {emailChange && (
          <Button
            size="sm"
            variant="plain"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined)}
          >
            <Trans>Keep the present email</Trans>
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Change…</Trans> <VisuallyHidden>{t`Email`}</VisuallyHidden>
        </Button>
        <ErrorCallout error={withdraw.error} title={t`Nothing was changed`} />
      </AccountRow>
      {open && <EmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}
