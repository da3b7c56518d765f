import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { pageOf } from '../../paging.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { askerOf } from '../audit/asker.ts'
import { findSettings } from '../settings/queries.ts'
import { approveByHand } from './approve.ts'
import { listPayouts } from './payout-queries.ts'
import { createPayout, payoutCsv } from './payouts.ts'
import { listBalances, listLines } from './queries.ts'
import { balanceView, lineView, payoutView } from './view.ts'

const pageSize = 50

/** Affiliates' commission and payouts, for staff. */
export function commissionRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listCommissions, async ({ query: { affiliate, limit = pageSize, ...filter } }) => {
    const { commission_days: days } = await findSettings(ctx.db)
    const rows = await listLines(ctx.db, { ...filter, affiliate: affiliate?.toUpperCase(), limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit)
    return { items: items.map((row) => lineView(row, days)), nextCursor }
  })

  route(scope, endpoints.listCommissionBalances, async ({ query: { affiliate } }) => ({
    items: (await listBalances(ctx.db, affiliate?.toUpperCase())).map(balanceView),
  }))

  route(scope, endpoints.approveCommission, (request) =>
    approveByHand(ctx, request.params.id, askerOf(request)),
  )

  route(scope, endpoints.listPayouts, async ({ query: { cursor, limit = pageSize } }) => {
    const { items, nextCursor } = pageOf(await listPayouts(ctx.db, cursor, limit + 1), limit)
    return { items: items.map(payoutView), nextCursor }
  })

  route(scope, endpoints.createPayout, (request) =>
    createPayout(ctx, request.body, idempotencyOf(request), askerOf(request)),
  )

  route(scope, endpoints.getPayoutCsv, async ({ params: { id } }) => ({ csv: await payoutCsv(ctx, id) }))
}
