import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { Stack } from '@recadinho/ui/layout'
import { MessagePage } from '@recadinho/ui/message-page'
import { Link } from '@tanstack/react-router'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { openRoutes, type CheckoutRoute, type Payable } from '../../lib/payments/checkout-routes.ts'
import { OtherRoutes } from './other-routes.tsx'

export interface RouteClosedProps {
  route: CheckoutRoute
  options: readonly PaymentOption[]
  payable: Payable
  /** Whether a promo code reduces the total. */
  discounted: boolean
  picture: Picture | undefined
  order?: string | undefined
}

const titles: Record<CheckoutRoute, ReturnType<typeof msg>> = {
  usual: msg`Payments are paused for a moment`,
  quick: msg`Quick card checkout isn't available right now`,
  hosted: msg`Stripe's page isn't available right now`,
  links: msg`There's no payment link for this order`,
  all: msg`Payments are paused for a moment`,
}

/** Shown if a checkout has no option for this order; links to the others. */
export function RouteClosed({ route, options, payable, discounted, picture, order }: RouteClosedProps) {
  const { i18n } = useLingui()
  const open = openRoutes(options, payable).length > 0
  return (
    <MessagePage
      title={i18n._(titles[open ? route : 'all'])}
      picture={<CharacterPicture picture={picture ?? 'bramble'} size={160} />}
      action={
        open ? (
          <OtherRoutes route={route} options={options} payable={payable} order={order} />
        ) : (
          <Link to="/contact">
            <Trans>Contact us</Trans>
          </Link>
        )
      }
    >
      {open ? (
        <Stack gap={2}>
          {route === 'links' && (
            <p>
              {discounted ? (
                <Trans>Payment links only work at full price, and your order has a promo code.</Trans>
              ) : (
                <Trans>We only offer it for some packages and currencies.</Trans>
              )}
            </p>
          )}
          <p>
            <Trans>Your order is saved. You can pay for it another way:</Trans>
          </p>
        </Stack>
      ) : (
        <Trans>Your order is saved. Please come back shortly.</Trans>
      )}
    </MessagePage>
  )
}
