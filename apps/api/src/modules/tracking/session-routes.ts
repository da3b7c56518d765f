import { endpoints } from '@recadinho/contracts/endpoints'
import { liveMinutes, type ExportSessionsBody } from '@recadinho/contracts/tracked-sessions'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { lastOrders, ordersOfSession } from './order-queries.ts'
import { unsupportedFilters, readPeriod } from './period.ts'
import { exportSessions } from './session-csv.ts'
import type { SessionFilter } from './store/event-store.ts'
import { tracking } from './tracking.ts'

const usualLimit = 50
const lastOrdersShown = 10

/** Single sessions, and current visitors. */
export function trackedSessionRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, clock, catalog } = ctx
  const { store } = tracking(ctx)

  async function filterOf(query: ExportSessionsBody['filters']): Promise<SessionFilter> {
    const { convertedOnly, robots } = query
    const period = await readPeriod({ catalog, clock }, query)
    if (robots && period.slice) throw unsupportedFilters('robots', period.slice.part)
    return { ...period, convertedOnly, robots }
  }

  route(app, endpoints.listTrackedSessions, async ({ query }) => {
    const { page = 1, limit = usualLimit } = query
    return { ...(await store.listSessions({ ...(await filterOf(query)), page, limit })), page, limit }
  })

  route(app, endpoints.getTrackedSession, async ({ params: { id } }) => {
    const [session, events, orders] = await Promise.all([
      store.findSession(id),
      store.sessionEvents(id),
      ordersOfSession(db, id),
    ])
    if (session === undefined) throw new AppError('not_found', 'No such session')
    return { session, events, orders }
  })

  route(app, endpoints.exportTrackedSessions, async ({ body: { filters, after } }) =>
    exportSessions(store, await filterOf(filters), after),
  )

  route(app, endpoints.getLiveVisitors, async () => {
    const now = clock.now()
    const [live, orders] = await Promise.all([
      store.live(new Date(now.getTime() - liveMinutes * 60_000)),
      lastOrders(db, lastOrdersShown),
    ])
    return { ...live, orders, serverTime: now.toISOString() }
  })
}
