import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatPromise } from '@recadinho/i18n/dates'
import { firstNameOf } from '@recadinho/stage/first-name'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { Door } from './door.tsx'
import { GiftScene } from './gift-scene.tsx'
import { OpensIn } from './opens-in.tsx'
import { OrderPageLink } from './order-page-link.tsx'
import * as css from './not-yet.css.ts'

export interface NotYetProps {
  order: Order
  state: 'scheduled' | 'making' | 'late' | 'paused'
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
  token: string | undefined
}

/** The door is still shut: shows when the video comes. The page updates automatically. */
export function NotYet({ order, state, offset, token }: NotYetProps) {
  const { t } = useLingui()
  return (
    <GiftScene name={firstNameOf(order)}>
      <div className={css.column}>
        <div className={css.doorway}>
          <Door open={false} knocking={false}>
            {t`Not yet…`}
          </Door>
        </div>
        <div className={css.words} aria-live="polite">
          <When order={order} state={state} />
          {state === 'scheduled' && order.opensAt ? (
            <OpensIn at={order.opensAt} offset={offset} />
          ) : (
            <p>
              <Trans>This page opens automatically when it's ready.</Trans>
            </p>
          )}
          <OrderPageLink order={order.id} token={token} variant="secondary" />
        </div>
      </div>
    </GiftScene>
  )
}

function When({ order, state }: Pick<NotYetProps, 'order' | 'state'>) {
  const tag = useDateTag()
  if (state === 'scheduled' && order.opensAt) {
    const { when } = formatPromise(order.opensAt, tag)
    return (
      <p>
        <Trans>
          The video is ready. It opens on <strong>{when}</strong>, your time.
        </Trans>
      </p>
    )
  }
  if (state === 'paused')
    return (
      <p>
        <Trans>We've paused for a moment because we have a question. We'll message you on WhatsApp.</Trans>
      </p>
    )
  if (state === 'late' || !order.dueAt)
    return (
      <p>
        <Trans>We're sorry, it's late. We're still making it, and you'll get it as soon as it's ready.</Trans>
      </p>
    )
  const { when } = formatPromise(order.dueAt, tag)
  return (
    <p>
      <Trans>
        We're making the video. It arrives by <strong>{when}</strong>.
      </Trans>
    </p>
  )
}
