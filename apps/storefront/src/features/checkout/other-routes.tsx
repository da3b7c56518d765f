import { Text } from '@recadinho/ui/text'
import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { BoltIcon, CardIcon, ChevronRightIcon, ExternalIcon, LinkIcon, ListIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import { CheckoutLink } from '../payments/checkout-link.tsx'
import { openRoutes, type CheckoutRoute, type Payable } from '../../lib/payments/checkout-routes.ts'
import * as css from './other-routes.css.ts'

interface OtherRoutesProps {
  /** The current checkout. */
  route: CheckoutRoute
  /** All of the shop's options. */
  options: readonly PaymentOption[]
  payable: Payable
  order?: string | undefined
}

/** A link to all payment options, if there are more than this checkout has. */
export function MoreOptions({ route, options, payable, order }: OtherRoutesProps) {
  if (route === 'all' || openRoutes(options, payable).every((other) => other === route || other === 'all'))
    return null
  return (
    <p>
      <CheckoutLink route="all" order={order} select={order !== undefined} className={css.link}>
        <ListIcon size="sm" />
        <Trans>More ways to pay</Trans>
      </CheckoutLink>
    </p>
  )
}

/** A link to the gateway's own page, if the shop offers it for this order. */
export function HostedPage({ route, options, payable, order }: OtherRoutesProps) {
  if (route === 'hosted' || !openRoutes(options, payable).includes('hosted')) return null
  return (
    <CheckoutLink route="hosted" order={order} className={css.link}>
      <Trans>Pay on Stripe's page</Trans>
    </CheckoutLink>
  )
}

/** The other checkouts for this order, if this one has no option. */
export function OtherRoutes({ route, options, payable, order }: OtherRoutesProps) {
  const others = openRoutes(options, payable).filter((other) => other !== route && other !== 'all')
  return (
    <ul className={css.list}>
      {others.map((other) => {
        const { name, hint, icon } = looks(options)[other]
        return (
          <li key={other}>
            <CheckoutLink route={other} order={order} className={css.route}>
              {icon}
              <span className={css.words}>
                <Text as="span" weight="semibold">
                  {name}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {hint}
                </Text>
              </span>
              <ChevronRightIcon />
            </CheckoutLink>
          </li>
        )
      })}
    </ul>
  )
}

type Looks = Record<CheckoutRoute, { name: ReactNode; hint: ReactNode; icon: ReactNode }>

const looks = (options: readonly PaymentOption[]): Looks => ({
  usual: {
    name: options.some(({ flow }) => flow === 'code') ? <Trans>Card or PIX</Trans> : <Trans>Card</Trans>,
    hint: <Trans>With a promo code, if you have one</Trans>,
    icon: <CardIcon size="lg" />,
  },
  quick: {
    name: <Trans>Quick card checkout</Trans>,
    hint: <Trans>Everything on one screen</Trans>,
    icon: <BoltIcon size="lg" />,
  },
  hosted: {
    name: <Trans>On Stripe's page</Trans>,
    hint: <Trans>You come back here after paying</Trans>,
    icon: <ExternalIcon size="lg" />,
  },
  links: {
    name: <Trans>With a payment link</Trans>,
    hint: <Trans>Our team confirms it</Trans>,
    icon: <LinkIcon size="lg" />,
  },
  all: { name: <Trans>All ways to pay</Trans>, hint: null, icon: <ListIcon size="lg" /> },
})
