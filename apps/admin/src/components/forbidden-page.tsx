import { Trans, useLingui } from '@lingui/react/macro'
import { LockIcon } from '@recadinho/ui/icon'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from './link-button.tsx'
import { PageTitle } from './page-title.tsx'

/** A page of the owner's, opened by somebody else (403). */
export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`No access`}</PageTitle>
      <MessagePage
        main
        title={t`Only the owner can see this page`}
        icon={<LockIcon size="xl" />}
        action={
          <LinkButton to="/admin">
            <Trans>Go to your start page</Trans>
          </LinkButton>
        }
      >
        {t`Your role doesn't give you access to this page (403). If you need it, ask the shop's owner.`}
      </MessagePage>
    </>
  )
}
