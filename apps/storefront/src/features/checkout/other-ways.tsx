import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { BoltIcon, CardIcon, ChevronRightIcon, ExternalIcon, LinkIcon, ListIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import { LaneLink } from './lane-link.tsx'
import { openLanes, type Lane, type Payable } from './lanes.ts'
import * as css from './other-ways.css.ts'

interface OtherWaysProps {
  /** Where the buyer is. */
  lane: Lane
  /** All that the shop offers. */
  options: readonly PaymentOption[]
  payable: Payable
  order?: string | undefined
}

/** One link to all the ways to pay, where there are more than this checkout has. */
export function MoreWays({ lane, options, payable, order }: OtherWaysProps) {
  if (lane === 'all' || openLanes(options, payable).every((other) => other === lane || other === 'all'))
    return null
  return (
    <p>
      <LaneLink lane="all" order={order} choose={order !== undefined} className={css.link}>
        <ListIcon size="sm" />
        <Trans>More ways to pay</Trans>
      </LaneLink>
    </p>
  )
}

/** The other checkouts that work for this order, to choose from where this one has nothing to offer. */
export function OtherWays({ lane, options, payable, order }: OtherWaysProps) {
  const others = openLanes(options, payable).filter((other) => other !== lane && other !== 'all')
  return (
    <ul className={css.list}>
      {others.map((other) => {
        const { name, hint, icon } = looks(options)[other]
        return (
          <li key={other}>
            <LaneLink lane={other} order={order} className={css.way}>
              {icon}
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.hint}>{hint}</span>
              </span>
              <ChevronRightIcon />
            </LaneLink>
          </li>
        )
      })}
    </ul>
  )
}

type Looks = Record<Lane, { name: ReactNode; hint: ReactNode; icon: ReactNode }>

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
    hint: <Trans>You go there and come back</Trans>,
    icon: <ExternalIcon size="lg" />,
  },
  links: {
    name: <Trans>With a payment link</Trans>,
    hint: <Trans>We confirm it by hand</Trans>,
    icon: <LinkIcon size="lg" />,
  },
  all: { name: <Trans>All ways to pay</Trans>, hint: null, icon: <ListIcon size="lg" /> },
})
