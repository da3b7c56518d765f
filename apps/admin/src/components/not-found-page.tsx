import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '@recadinho/ui/message-page'
import { use } from 'react'
import { LinkButton } from './link-button.tsx'
import { InPage } from './page.tsx'
import { PageTitle } from './page-title.tsx'

/** The page for unknown URLs. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Not found`}</PageTitle>
      <MessagePage
        main={!use(InPage)}
        title={t`There's nothing at this address`}
        action={
          <LinkButton to="/admin">
            <Trans>Go to your start page</Trans>
          </LinkButton>
        }
      />
    </>
  )
}
