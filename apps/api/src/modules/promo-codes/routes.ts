import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { amountsOf, withInstallments } from '../catalog/prices.ts'
import { offeredPackage } from '../catalog/offer.ts'
import { findPromoCode } from './queries.ts'
import { promoRefusal, refusalOf } from './refusal.ts'

export function promoCodeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.checkPromoCode, async (request) => {
    const { code, packageId, ...market } = request.body
    const { price } = offeredPackage(await ctx.catalog.snapshot(), packageId, market)
    const now = ctx.clock.now()
    const promo = await findPromoCode(ctx.db, code)
    const reason = refusalOf(promo, packageId, now)
    if (!promo || reason) throw promoRefusal(reason ?? 'unknown', promo)
    return {
      code: promo.code,
      discountPercentage: promo.percentage,
      endsAt: promo.ends_at?.toISOString() ?? null,
      amounts: withInstallments(amountsOf(price, promo.percentage)),
      serverTime: now.toISOString(),
    }
  })
}
