import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { findAffiliate, listAffiliates } from './admin-queries.ts'
import { changeAffiliate, createAffiliate, affiliateView } from './service.ts'

const pageSize = 100

/** Affiliates, as staff manage them. */
export function adminAffiliateRoutes(scope: FastifyInstance, ctx: Context): void {
  const { publicOrigin } = ctx.config

  route(scope, endpoints.listAffiliates, async ({ query: { cursor } }) => {
    const rows = await listAffiliates(ctx.db, { after: cursor?.toUpperCase(), limit: pageSize + 1 })
    const items = rows.slice(0, pageSize).map((row) => affiliateView(row, publicOrigin))
    return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.code ?? null) : null }
  })

  route(scope, endpoints.getAffiliate, async ({ params: { code } }) => {
    const found = await findAffiliate(ctx.db, code.toUpperCase())
    if (!found) throw new AppError('not_found', 'No such affiliate')
    return affiliateView(found, publicOrigin)
  })

  route(scope, endpoints.createAffiliate, (request) => createAffiliate(ctx, request.body, askerOf(request)))

  route(scope, endpoints.changeAffiliate, (request) =>
    changeAffiliate(ctx, request.params.code, request.body, askerOf(request)),
  )
}
