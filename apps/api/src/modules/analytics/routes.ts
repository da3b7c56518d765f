import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { readPeriod } from '../tracking/period.ts'
import { listAnnotations } from './annotations.ts'
import { tableAsCsv } from './csv-tables.ts'
import { readSalesReport } from './service.ts'

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
