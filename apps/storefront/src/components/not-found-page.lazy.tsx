import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { LinkButton } from './link-button.tsx'
import { CharacterPicture } from './character-picture.tsx'

/** The page of unknown addresses. */
export default function NotFoundPage() {
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={<Trans>This page has wandered off</Trans>}
        picture={<CharacterPicture id="bramble" size={200} />}
        action={
          <LinkButton to="/">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        }
      >
        <Trans>The link may be old or mistyped. Your order is safe.</Trans>
      </EmptyState>
    </Container>
  )
}
