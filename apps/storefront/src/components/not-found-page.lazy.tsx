import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { Link } from '@tanstack/react-router'
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
          <ButtonLink
            render={(link) => (
              <Link {...link} to="/">
                {link.children}
              </Link>
            )}
          >
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        }
      >
        <Trans>The link may be old or mistyped. Your order is safe.</Trans>
      </EmptyState>
    </Container>
  )
}
