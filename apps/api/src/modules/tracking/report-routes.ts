import { endpoints } from '@recadinho/contracts/endpoints'
import type { TrackingQuery } from '@recadinho/contracts/tracking'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { listNotes } from './notes.ts'
import { periodBefore, readPeriod } from './period.ts'

const usualLimit = 50

/** What marketing asks (§7); all of it from figures, so that it costs the same however many visits there are. */
export function trackingReportRoutes(app: FastifyInstance, { db, clock, catalog, tracking }: Context): void {
  const { store } = tracking

  const periodOf = (query: TrackingQuery) => readPeriod({ catalog, clock }, query)

  route(app, endpoints.listTrackedSessions, async ({ query }) => {
    const { convertedOnly, page = 1, limit = usualLimit } = query
    const period = await periodOf(query)
    return { ...(await store.listSessions({ ...period, convertedOnly, page, limit })), page, limit }
  })

  route(app, endpoints.listSessionEvents, async ({ params: { id } }) => {
    const items = await store.sessionEvents(id)
    if (items.length === 0) throw new AppError('not_found', 'No such session')
    return { items }
  })

  route(app, endpoints.getTrackingStats, async ({ query }) => {
    const period = await periodOf(query)
    const [stats, before, days, notes] = await Promise.all([
      store.stats(period),
      store.totals(periodBefore(period)),
      store.series(period),
      listNotes(db, period),
    ])
    return { startDate: period.from, endDate: period.until, ...stats, before, days, notes }
  })

  route(app, endpoints.getConversionFunnel, async ({ query }) => {
    const period = await periodOf(query)
    return { startDate: period.from, endDate: period.until, ...(await store.funnel(period)) }
  })
}
