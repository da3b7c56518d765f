import { endpoints } from '@recadinho/contracts/endpoints'
import type { TrackingQuery } from '@recadinho/contracts/tracking'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { listNotes } from './notes.ts'
import { periodBefore, readPeriod } from './period.ts'
import { withWholeParts } from './whole-parts.ts'
import { tracking } from './tracking.ts'

/**
 * Marketing's reports (§7). All of them read figures, so that they cost the same however many visits there are.
 */
export function trackingReportRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, clock, catalog } = ctx
  const { store } = tracking(ctx)

  const periodOf = (query: TrackingQuery) => readPeriod({ catalog, clock }, query)

  route(app, endpoints.getTrackingStats, async ({ query }) => {
    const period = await periodOf(query)
    const [stats, before, days, notes] = await Promise.all([
      store.stats(period),
      store.totals(periodBefore(period)),
      store.series(period),
      listNotes(db, period),
    ])
    return {
      startDate: period.from,
      endDate: period.until,
      ...withWholeParts(stats, period),
      before,
      days,
      notes,
    }
  })

  route(app, endpoints.getConversionFunnel, async ({ query }) => {
    const period = await periodOf(query)
    return { startDate: period.from, endDate: period.until, ...(await store.funnel(period)) }
  })
}
