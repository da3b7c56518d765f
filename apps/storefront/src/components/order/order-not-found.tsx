import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { Link } from '@tanstack/react-router'
import { CharacterPicture } from '../character-picture.tsx'

/** An order that is not there, or not this reader's: the same page for both. */
export function OrderNotFound() {
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={<Trans>We cannot find this order</Trans>}
        picture={<CharacterPicture id="bramble" size={180} />}
        action={
          <>
            <ButtonLink
              render={(link) => (
                <Link {...link} to="/contact">
                  {link.children}
                </Link>
              )}
            >
              <Trans>Ask us about it</Trans>
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              render={(link) => (
                <Link {...link} to="/purchase">
                  {link.children}
                </Link>
              )}
            >
              <Trans>Make a new order</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          <Trans>
            An order opens in the browser that made it, and anywhere with its private link: the long address
            in the e-mail with your receipt. Open that link whole, with all that follows the # sign.
          </Trans>
        </p>
      </EmptyState>
    </Container>
  )
}
