import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatDeadline } from '@recadinho/i18n/dates'
import { Doodle } from '@recadinho/ui/accents'
import { Container } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { wordsTag } from '../../lib/api/orders/words-tag.ts'
import { useNow } from '../../lib/use-now.ts'
import { useLanguageTag, usePlace } from '../../lib/use-place.ts'
import * as css from './hero.css.ts'
import type { OrderState } from './order-state.ts'

export interface HeroProps {
  order: Order
  state: OrderState
  offset: number
}

/** The headline of the order: what is happening to it, and by when it comes. */
export function Hero({ order, state, offset }: HeroProps) {
  const happy = state === 'making' || state === 'delivered'
  return (
    <div className={happy ? css.happy : css.calm}>
      <Container>
        <div className={css.row}>
          <div className={css.words}>
            <p className={css.number}>
              <Trans>Order {order.number}</Trans>
            </p>
            <div aria-live="polite">
              <Heading level={1} size="h2" focusable>
                <Headline state={state} childName={order.childName} />
              </Heading>
            </div>
            {happy && <Due order={order} state={state} offset={offset} />}
          </div>
          <div className={css.cast}>
            {happy && (
              <span className={css.sparkle}>
                <Doodle shape="sparkle" size="lg" twinkle />
              </span>
            )}
            {order.characters.map(({ id }) => (
              <span key={id} className={css.picture}>
                <CharacterPicture id={id} size={120} eager />
              </span>
            ))}
          </div>
        </div>
      </Container>
    </div>
  )
}

function Headline({ state, childName }: { state: OrderState; childName: string }) {
  const { t } = useLingui()
  const words: Record<OrderState, string> = {
    making: t`Thank you! We are making ${childName}'s video`,
    delivered: t`${childName}'s video has been sent`,
    waiting: t`Waiting for your payment`,
    checking: t`We are checking your payment`,
    unpaid: t`Your order is waiting for you`,
    lapsed: t`Your order has lapsed, but it is not lost`,
    cancelled: t`This order was cancelled`,
  }
  return words[state]
}

function Due({ order, state, offset }: HeroProps) {
  const { locale } = usePlace()
  const tag = wordsTag(locale, useLanguageTag())
  const now = new Date(useNow() + offset)
  if (state === 'delivered') {
    if (!order.completedAt) return null
    const when = formatDeadline(order.completedAt, now, tag)
    return (
      <p className={css.due}>
        <Trans>
          Sent <strong>{when}</strong>
        </Trans>
      </p>
    )
  }
  if (!order.dueAt) return null
  const when = formatDeadline(order.dueAt, now, tag)
  return (
    <p className={css.due}>
      <Trans>
        It arrives by <strong>{when}</strong>, your time.
      </Trans>
    </p>
  )
}
