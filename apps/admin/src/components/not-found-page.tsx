import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { LinkButton } from './link-button.tsx'
import { PageTitle } from './page-title.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Container as="main" id="main">
      <PageTitle>{t`Not found`}</PageTitle>
      <EmptyState
        title={t`There's nothing at this address`}
        headingLevel={1}
        action={
          <LinkButton to="/admin">
            <Trans>Go to orders</Trans>
          </LinkButton>
        }
      />
    </Container>
  )
}
