import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatPromise } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { CheckIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { Suspense } from 'react'
import { Photographs } from '../../components/orders/photographs.tsx'
import { outcomeText } from '../../lib/orders/outcome-text.ts'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { firstNameOf } from '@recadinho/stage/first-name'
import * as css from './hero.css.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { hoursOf, isInProgress, type OrderState } from '../../lib/orders/order-state.ts'

const Cheer = optionalPart(async () => ({ default: (await import('./celebration.lazy.tsx')).Cheer }))
const Confetti = optionalPart(async () => ({
  default: (await import('../../components/celebration/confetti-rain.tsx')).ConfettiRain,
}))

export interface HeroProps {
  order: Order
  state: OrderState
  /** This browser has just paid for the order: the characters cheer once. */
  celebrates: boolean
}

/** The headline of the order: its state and its delivery time. */
export function Hero({ order, state, celebrates }: HeroProps) {
  const happy = state === 'making' || state === 'delivered'
  const { i18n } = useLingui()
  return (
    <div className={happy ? css.happy : css.calm}>
      <Container>
        <div className={css.row}>
          <div className={css.words}>
            <p className={css.number}>
              <Trans>Order {order.number}</Trans>
              {order.paymentStatus === 'confirmed' && state === 'making' && (
                <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
                  {i18n._(outcomeText.confirmed.title)}
                </StatusPill>
              )}
            </p>
            <div aria-live="polite">
              <Heading level={1} size="h2" focusable>
                <Headline state={state} name={firstNameOf(order)} again={order.revision > 1} />
              </Heading>
            </div>
            {isInProgress(state) && <Due order={order} state={state} />}
          </div>
          {/* The delivered video follows, which shows them. */}
          {!order.video && (
            <Photographs
              characters={order.characters}
              size={120}
              sparkles={happy}
              renderOver={(picture) => (
                <Suspense>
                  {celebrates && typeof picture === 'string' && <Cheer picture={picture} />}
                </Suspense>
              )}
            />
          )}
        </div>
      </Container>
      <Suspense>{celebrates && <Confetti />}</Suspense>
    </div>
  )
}

function Headline({ state, name: childName, again }: { state: OrderState; name: string; again: boolean }) {
  const { t } = useLingui()
  const words: Record<OrderState, string> = {
    making: again
      ? t`We're making ${childName}'s video again`
      : t`Thank you! We're making ${childName}'s video`,
    delivered: t`${childName}'s video has been sent`,
    paused: t`We've paused ${childName}'s video for a moment`,
    late: t`${childName}'s video is late. We're sorry.`,
    waiting: t`Waiting for your payment`,
    checking: t`We're checking your payment`,
    failed: t`Your payment didn't go through`,
    unpaid: t`Your order is waiting for you`,
    lapsed: t`Your order has expired, but it isn't lost`,
    cancelled: t`This order was canceled`,
    refunded: t`Your payment was refunded`,
  }
  return words[state]
}

function Due({ order, state }: Pick<HeroProps, 'order' | 'state'>) {
  const tag = useDateTag()
  if (state === 'delivered') {
    if (!order.completedAt) return null
    const { when } = formatPromise(order.completedAt, tag)
    return (
      <p className={css.due}>
        <Trans>
          Sent <strong>{when}</strong>
        </Trans>
      </p>
    )
  }
  // While production is paused the promised time shifts, so none is shown.
  if (state === 'paused') {
    const hours = hoursOf(order)
    return (
      <p className={css.due}>
        <Trans>
          The {hours}-hour clock is paused. As soon as we continue, the new delivery time will appear here.
        </Trans>
      </p>
    )
  }
  if (!order.dueAt) return null
  const { when, zone } = formatPromise(order.dueAt, tag)
  return (
    <p className={css.due}>
      {state === 'late' ? (
        <Trans>
          It was due by <strong>{when}</strong>.
        </Trans>
      ) : (
        <Trans>
          It arrives by <strong>{when}</strong>.
        </Trans>
      )}{' '}
      <Text as="span" size="sm" tone="muted">
        ({zone})
      </Text>
    </p>
  )
}
