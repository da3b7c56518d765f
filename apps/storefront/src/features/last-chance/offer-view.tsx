import { Trans } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { asTyped } from '../../components/as-typed.tsx'
import { Photographs } from '../../components/orders/photographs.tsx'
import { whenReached } from '../../lib/orders/when-reached.ts'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { Offer, WaitingOrder } from './enter-last-chance.ts'
import { OfferClock } from './offer-clock.tsx'
import * as css from './offer-view.css.ts'
import { returnPath } from './seen.ts'
import { Ticket } from './ticket.tsx'

export interface OfferViewProps {
  offer: Offer
  order: WaitingOrder
  /** A weaker code in the draft; an order can use only one code. */
  insteadOf: string | undefined
  /** Set if it is a public offer that is at least as good as the last chance. */
  forEveryone: boolean
}

/** The offer, with two buttons of equal size. */
export function OfferView({ offer, order, insteadOf, forEveryone }: OfferViewProps) {
  const router = useRouter()
  const tag = useLanguageTag()
  const { code, endsAt, offset, percentage, amounts } = offer
  const { characters } = order
  const childName = asTyped(order.childName)
  // When it ends, the page reloads its state from the server.
  useEffect(
    () => (endsAt === null ? undefined : whenReached(endsAt, offset, () => void router.invalidate())),
    [endsAt, offset, router],
  )
  const changeDraft = useChangeDraft()
  const accept = () => {
    changeDraft({ promoCode: { code, discountPercentage: percentage } })
    void router.navigate({ to: returnPath() as '/checkout', replace: true }) // the others need as little
  }
  const total = formatMoney(amounts.total, tag)
  return (
    <div className={css.page}>
      <Container width="form">
        <div className={css.sheet}>
          <Photographs characters={characters} size={104} sparkles />
          <div className={css.words}>
            <Heading level={1} size="h2" align="center" focusable>
              <Trans>
                {percentage}% off {childName}'s video
              </Trans>
            </Heading>
            <Text tone="muted" align="center">
              {forEveryone ? (
                <Trans>
                  Your order is saved on this device either way. If the price held you back, use this code:
                  everyone can, and there's no better one right now.
                </Trans>
              ) : (
                <Trans>
                  Your order is saved on this device either way. If the price held you back, this code is
                  yours.
                </Trans>
              )}
            </Text>
          </div>
          <Ticket offer={offer} packageTitle={order.packageTitle} />
          {endsAt !== null && <OfferClock until={endsAt} offset={offset} />}
          {insteadOf !== undefined && (
            <Text size="sm" tone="muted" align="center">
              <Trans>It replaces your code {insteadOf}: you can use one code per order.</Trans>
            </Text>
          )}
          <div className={css.actions}>
            <Button size="lg" wide="always" onClick={accept}>
              <Trans>Use the code: {total}</Trans>
            </Button>
            <LinkButton size="lg" wide="always" variant="secondary" to="/" replace>
              <Trans>No thanks</Trans>
            </LinkButton>
          </div>
          <Text size="sm" tone="muted" align="center">
            <Trans>
              “No thanks” takes you to the home page. Your order stays as it is: open Purchase to continue it.
            </Trans>
          </Text>
        </div>
      </Container>
    </div>
  )
}
