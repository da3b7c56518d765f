import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { Stack } from '@recadinho/ui/layout'
import { MessagePage } from '@recadinho/ui/message-page'
import { formatMoney } from '@recadinho/i18n/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import {
  isTooSmall,
  openRoutes,
  type CheckoutRoute,
  type Payable,
} from '../../lib/payments/checkout-routes.ts'
import { OtherRoutes } from './other-routes.tsx'

export interface RouteClosedProps {
  route: CheckoutRoute
  options: readonly PaymentOption[]
  payable: Payable
  /** Whether a promo code reduces the total. */
  discounted: boolean
  picture: Picture | undefined
  order?: string | undefined
  /** The field for a promo code, on the draft's checkout. */
  promo?: ReactNode
}

const titles: Record<CheckoutRoute, ReturnType<typeof msg>> = {
  usual: msg`Payments are paused for a moment`,
  quick: msg`Quick card checkout isn't available right now`,
  hosted: msg`Stripe's page isn't available right now`,
  links: msg`There's no payment link for this order`,
  all: msg`Payments are paused for a moment`,
}

const tooSmall = msg`This total is too small to pay`

/** Shown if a checkout has no option for this order; links to the others. */
export function RouteClosed({
  route,
  options,
  payable,
  discounted,
  picture,
  order,
  promo,
}: RouteClosedProps) {
  const { i18n } = useLingui()
  const tag = useLanguageTag()
  const open = openRoutes(options, payable).length > 0
  const small = !open && isTooSmall(options, payable)
  const total = formatMoney(payable.total, tag)
  return (
    <MessagePage
      title={i18n._(small ? tooSmall : titles[open ? route : 'all'])}
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
      ) : small ? (
        <Stack gap={4}>
          <p>
            {discounted && promo ? (
              <Trans>
                No payment method takes an amount as small as {total}. Remove the promo code, or contact us.
              </Trans>
            ) : (
              <Trans>
                No payment method takes an amount as small as {total}. Contact us, and we'll help.
              </Trans>
            )}
          </p>
          {promo}
        </Stack>
      ) : (
        <Trans>Your order is saved. Please come back shortly.</Trans>
      )}
    </MessagePage>
  )
}
