import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { readPeriod, periodBefore } from '../tracking/period.ts'
import { listAnnotations } from './annotations.ts'
import { tableAsCsv } from './csv-tables.ts'
import type { SalesReport } from '@recadinho/contracts/analytics'
import type { Db } from '../../db/client.ts'
import type { Period } from '../tracking/store/event-store.ts'
import { readDays, readParts, readSpan, readTotals } from './sales-queries.ts'

/** Sales reports: money from the orders' own tables, next to the figures of visits. */
export function analyticsRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.getSalesReport, async ({ query }) =>
    readSalesReport(ctx.db, await readPeriod(ctx, query)),
  )

  route(app, endpoints.listAnnotations, async ({ query }) => ({
    items: await listAnnotations(ctx.db, await readPeriod(ctx, query)),
  }))

  route(app, endpoints.exportAnalytics, async ({ query: { table, ...query } }) => ({
    csv: await tableAsCsv(ctx, table, await readPeriod(ctx, query)),
  }))
}

/** Paid orders and money of a period and of the preceding one, separately per currency. */
async function readSalesReport(db: Db, period: Period): Promise<SalesReport> {
  const [span, totals, before, days, parts] = await Promise.all([
    readSpan(db, period),
    readTotals(db, period),
    readTotals(db, periodBefore(period)),
    readDays(db, period),
    readParts(db, period),
  ])
  return {
    startDate: period.from,
    endDate: period.until,
    since: span.since.toISOString(),
    until: span.until.toISOString(),
    totals,
    before,
    days,
    parts,
  }
}
