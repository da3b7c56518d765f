import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
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
          <ButtonLink render={(link) => <Link to="/admin" {...link} />}>
            <Trans>Go to orders</Trans>
          </ButtonLink>
        }
      />
    </Container>
  )
}
