import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import { returnPath } from './seen.ts'

/** Back to the checkout that the buyer came from. */
export function ToCheckout() {
  return (
    <ButtonLink
      render={(link) => (
        // The other checkouts need as few search parameters.
        <Link {...link} to={returnPath() as '/checkout'} replace>
          {link.children}
        </Link>
      )}
    >
      <Trans>Go to checkout</Trans>
    </ButtonLink>
  )
}
