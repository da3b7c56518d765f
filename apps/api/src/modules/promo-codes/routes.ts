import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { amountsOf } from '../catalog/prices.ts'
import { offeredPackage } from '../catalog/offer.ts'
import { findUsablePromoCode } from './queries.ts'

export function promoCodeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.checkPromoCode, async (request) => {
    const { code, packageId, ...place } = request.body
    const { price } = offeredPackage(await ctx.catalog.snapshot(), packageId, place)
    const promo = await findUsablePromoCode(ctx.db, code, ctx.clock.now())
    // One answer for unknown, ended and used up: what codes there are is not told to who guesses.
    if (!promo) throw new AppError('promo_code_invalid', 'This code cannot be used')
    return {
      code: promo.code,
      discountPercentage: promo.percentage,
      endsAt: promo.ends_at?.toISOString() ?? null,
      amounts: amountsOf(price, promo.percentage),
    }
  })
}
