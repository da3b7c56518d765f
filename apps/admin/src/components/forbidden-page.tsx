import { Trans, useLingui } from '@lingui/react/macro'
import { LockIcon } from '@recadinho/ui/icon'
import { MessagePage } from '@recadinho/ui/message-page'
import { use } from 'react'
import type { EndpointName } from '@recadinho/contracts/endpoints'
import { mayCall } from '../lib/may-call.ts'
import { LinkButton } from './link-button.tsx'
import { InPage } from './page.tsx'
import { PageTitle } from './page-title.tsx'

export interface ForbiddenPageProps {
  /** The refused call; its roles are the ones that may see the page. */
  reads: EndpointName | undefined
}

/** A page that the user's role may not see (403). */
export function ForbiddenPage({ reads }: ForbiddenPageProps) {
  const { t } = useLingui()
  const title =
    reads && mayCall('marketing', reads)
      ? t`Only the owner and marketing can see this page`
      : reads && mayCall('production', reads)
        ? t`Only the owner and production can see this page`
        : t`Only the owner can see this page`
  return (
    <>
      <PageTitle>{t`No access`}</PageTitle>
      <MessagePage
        main={!use(InPage)}
        title={title}
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
