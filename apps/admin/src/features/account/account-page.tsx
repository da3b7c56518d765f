import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@recadinho/ui/button'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useState } from 'react'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { Written } from '../../components/written.tsx'
import { roleHints } from '../../lib/role-labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { accountOptions } from './account-queries.ts'
import { AccountRow } from './account-row.tsx'
import { Appearance } from './appearance.tsx'
import { EmailRow } from './email-row.tsx'
import { NameDialog } from './name-dialog.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SecondFactor } from './second-factor.tsx'
import * as css from './account.css.ts'

/** The user's own account: profile, sign-in methods and active sessions. */
export function AccountPage() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const account = useSuspenseQuery(accountOptions(api))
  const { name, email, emailChange, role, secondFactor, sessions } = account.data
  const [open, setOpen] = useState<'name' | 'password'>()
  const close = () => setOpen(undefined)
  return (
    <Page>
      <PageTitle>{t`Your account`}</PageTitle>
      <div className={css.page}>
        <div>
          <Heading level={1} size="h2">
            <Trans>Your account</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            {i18n._(roleHints[role])}
          </Text>
        </div>
        <OutOfDate query={account} />
        <ul aria-label={t`Who you are`} className={css.list}>
          <AccountRow label={t`Name`} value={<Written text={name} />}>
            <Button size="sm" variant="secondary" onClick={() => setOpen('name')}>
              <Trans>Change…</Trans> <VisuallyHidden>{t`Name`}</VisuallyHidden>
            </Button>
          </AccountRow>
          <EmailRow email={email} emailChange={emailChange} />
          <AccountRow label={t`Password`} value={t`At least 12 characters, and only you know it.`}>
            <Button size="sm" variant="secondary" onClick={() => setOpen('password')}>
              <Trans>Change…</Trans> <VisuallyHidden>{t`Password`}</VisuallyHidden>
            </Button>
          </AccountRow>
          <SecondFactor {...secondFactor} />
        </ul>
        <Passkeys />
        <Appearance />
        <OwnSessions sessions={sessions} />
      </div>
      {open === 'name' && <NameDialog name={name} onClose={close} />}
      {open === 'password' && <PasswordDialog email={email} onClose={close} />}
    </Page>
  )
}

/** Error page if the account cannot be loaded. */
export function AccountError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load your account`} />
}
