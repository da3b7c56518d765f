import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../components/link-button.tsx'
import { returnPath } from './seen.ts'

/** Back to the checkout that the buyer came from. */
export function ToCheckout() {
  return (
    <LinkButton
      // The other checkouts need as few search parameters.
      to={returnPath() as '/checkout'}
      replace
    >
      <Trans>Go to checkout</Trans>
    </LinkButton>
  )
}
