import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '@recadinho/ui/empty-state'
import { LockIcon } from '@recadinho/ui/icon'
import { LinkButton } from './link-button.tsx'
import { PageTitle } from './page-title.tsx'
import { Page } from './page.tsx'

/** A page of the owner's, opened by somebody else (403). */
export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <Page>
      <PageTitle>{t`No access`}</PageTitle>
      <EmptyState
        title={t`Only the owner can see this page`}
        headingLevel={1}
        icon={<LockIcon size="xl" />}
        action={
          <LinkButton to="/admin">
            <Trans>Go to orders</Trans>
          </LinkButton>
        }
      >
        {t`Your role doesn't give you access to this page (403). If you need it, ask the shop's owner.`}
      </EmptyState>
    </Page>
  )
}
