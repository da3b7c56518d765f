import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import { returnPath } from './seen.ts'

/** Back to the checkout that the reader came from. */
export function ToCheckout() {
  return (
    <ButtonLink
      render={(link) => (
        // The other checkouts take as little from the address.
        <Link {...link} to={returnPath() as '/checkout'} replace>
          {link.children}
        </Link>
      )}
    >
      <Trans>Go to checkout</Trans>
    </ButtonLink>
  )
}
