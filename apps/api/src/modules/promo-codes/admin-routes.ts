import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listPromoCodes } from './admin-queries.ts'
import { findPromoCode } from './queries.ts'
import { adminPromoCodeView, changePromoCode, createPromoCode } from './service.ts'

const pageSize = 100

/** The owner's management of promo codes. */
export function adminPromoCodeRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listPromoCodes, async ({ query: { cursor } }) => {
    const rows = await listPromoCodes(ctx.db, { after: cursor?.toUpperCase(), limit: pageSize + 1 })
    const items = rows.slice(0, pageSize).map(adminPromoCodeView)
    return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.code ?? null) : null }
  })

  route(scope, endpoints.getPromoCode, async ({ params: { code } }) => {
    const found = await findPromoCode(ctx.db, code)
    if (!found) throw new AppError('not_found', 'No such promo code')
    return adminPromoCodeView(found)
  })

  route(scope, endpoints.createPromoCode, (request) => createPromoCode(ctx, request.body, askerOf(request)))

  route(scope, endpoints.changePromoCode, (request) =>
    changePromoCode(ctx, request.params.code, request.body, askerOf(request)),
  )
}
