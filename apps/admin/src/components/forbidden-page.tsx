import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { LockIcon } from '@recadinho/ui/icon'
import { PageTitle } from './page-title.tsx'
import { Page } from './page.tsx'

/** A page of the owner's, opened by somebody else (403). */
export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <Page>
      <PageTitle>{t`Not for your role`}</PageTitle>
      <EmptyState
        title={t`Only the owner sees this page`}
        headingLevel={1}
        icon={<LockIcon size="xl" />}
        action={
          <ButtonLink render={(link) => <Link to="/admin" {...link} />}>
            <Trans>To the orders</Trans>
          </ButtonLink>
        }
      >
        {t`Your role may not do this (403). Ask whoever owns the shop if you need it.`}
      </EmptyState>
    </Page>
  )
}
