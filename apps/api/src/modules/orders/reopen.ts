import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { packageIn } from '../catalog/offer.ts'
import { amountsOf } from '../catalog/prices.ts'
import { reservePromoCode } from '../promo-codes/queries.ts'
import { transact } from '../../db/transaction.ts'
import { buyerActor } from './actor.ts'
import { checkOpen, offeredCharacters, orderLifeMs } from './new-order.ts'
import type { OrderWithParts } from './queries.ts'
import { changeOrder } from './write.ts'

interface Accepted {
  /** The total that the buyer saw. */
  shownTotal?: { amount: number; currency: string }
  requestId: string
}

/**
 * O1.4: makes an expired order payable again, at today's price, if it could be placed today. A changed price must have
 * been shown to the buyer. Throws `OrderMoved` if the order has changed.
 */
export async function reopenExpired(
  ctx: Context,
  order: OrderWithParts,
  { shownTotal, requestId }: Accepted,
): Promise<void> {
  const now = ctx.clock.now()
  const catalog = await ctx.catalog.snapshot()
  checkOpen(catalog)
  const { package_id: packageId, currency, country } = order
  const priced = packageIn(catalog, packageId, { currency, country })
  offeredCharacters(
    catalog,
    order.characters.map(({ character_id: id }) => id),
  )
  await transact(ctx.db, async (tx) => {
    const { promo_code: code } = order
    const promo = code === null ? undefined : await reservePromoCode(tx, { code, packageId, now })
    const amounts = amountsOf(priced.price, promo?.percentage ?? 0)
    const { total } = amounts
    const seen = shownTotal ?? { amount: order.total, currency: order.currency }
    if (seen.amount !== total.amount || seen.currency !== total.currency) {
      throw new AppError('price_changed', 'The price has changed', { total })
    }
    await changeOrder(
      tx,
      order,
      {
        set: {
          status: 'pending',
          price: amounts.price.amount,
          discount: amounts.discount.amount,
          total: total.amount,
          rate: priced.rate ?? null,
          promo_code: promo?.code ?? null,
          promo_percentage: promo?.percentage ?? null,
          promo_reserved: promo !== undefined,
          expires_at: new Date(now.getTime() + orderLifeMs),
        },
        events: [{ machine: 'order', from_state: 'expired', to_state: 'pending', ...total }],
      },
      { actor: buyerActor, requestId, now },
    )
  })
}
