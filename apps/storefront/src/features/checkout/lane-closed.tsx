import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container, Stack } from '@recadinho/ui/layout'
import { Link } from '@tanstack/react-router'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { openLanes, type Lane, type Payable } from './lanes.ts'
import { OtherWays } from './other-ways.tsx'

export interface LaneClosedProps {
  lane: Lane
  options: readonly PaymentOption[]
  payable: Payable
  /** Whether a promo code lowers the total. */
  discounted: boolean
  characterId: string | undefined
  order?: string | undefined
}

const titles: Record<Lane, ReturnType<typeof msg>> = {
  usual: msg`Payments are switched off for a moment`,
  quick: msg`Quick card checkout is switched off right now`,
  hosted: msg`Stripe's page is switched off right now`,
  links: msg`There is no payment link for this order`,
  all: msg`Payments are switched off for a moment`,
}

/** A checkout that has nothing to offer for this order says so, and shows the others. */
export function LaneClosed({ lane, options, payable, discounted, characterId, order }: LaneClosedProps) {
  const { i18n } = useLingui()
  const open = openLanes(options, payable).length > 0
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={i18n._(titles[open ? lane : 'all'])}
        picture={<CharacterPicture id={characterId ?? 'bramble'} size={160} />}
        action={
          open ? (
            <OtherWays lane={lane} options={options} payable={payable} order={order} />
          ) : (
            <Link to="/contact">
              <Trans>Ask us about it</Trans>
            </Link>
          )
        }
      >
        {open ? (
          <Stack gap={2}>
            {lane === 'links' && (
              <p>
                {discounted ? (
                  <Trans>A payment link asks for the full price, and your promo code makes it less.</Trans>
                ) : (
                  <Trans>We offer it for some packages and currencies only, once we have set it up.</Trans>
                )}
              </p>
            )}
            <p>
              <Trans>Your order is kept as it is. You can pay it another way:</Trans>
            </p>
          </Stack>
        ) : (
          <Trans>Your order is kept as it is. Please come back shortly.</Trans>
        )}
      </EmptyState>
    </Container>
  )
}
