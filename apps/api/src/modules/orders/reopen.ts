import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { amountsOf, priceIn } from '../catalog/prices.ts'
import { releasePromoCode, reservePromoCode } from '../promo-codes/queries.ts'
import { orderLifeMs } from './new-order.ts'
import { reopenOrder, type OrderWithParts } from './queries.ts'

interface Accepted {
  /** The total that the buyer saw. */
  shownTotal?: { amount: number; currency: string }
  requestId: string
}

/** O1.4: an expired order is payable again at today's price; another price than the old one must have been seen. */
export async function reopenExpired(
  ctx: Context,
  order: OrderWithParts,
  { shownTotal, requestId }: Accepted,
): Promise<void> {
  const now = ctx.clock.now()
  const priced = priceIn(await ctx.catalog.snapshot(), order.package_id, order.currency)
  if (!priced)
    throw new AppError('package_unavailable', 'This package is not sold any more', {
      packageId: order.package_id,
    })
  await ctx.db.transaction().execute(async (tx) => {
    const { promo_code: code, package_id: packageId } = order
    const promo = code === null ? undefined : await reservePromoCode(tx, { code, packageId, now })
    const amounts = amountsOf(priced.price, promo?.percentage ?? 0)
    const { total } = amounts
    const seen = shownTotal ?? { amount: order.total, currency: order.currency }
    if (seen.amount !== total.amount || seen.currency !== total.currency) {
      throw new AppError('price_changed', 'The price has changed', { total })
    }
    const reopened = await reopenOrder(tx, {
      id: order.id,
      amounts,
      rate: priced.rate ?? null,
      promo: promo ?? null,
      requestId,
      now,
      expiresAt: new Date(now.getTime() + orderLifeMs),
    })
    if (!reopened && promo) await releasePromoCode(tx, promo.code)
  })
}
