import { endpoints } from '@recadinho/contracts/endpoints'
import { periodDaysAtMost } from '@recadinho/contracts/tracking'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { listNotes } from './notes.ts'
import type { Period } from './store/event-store.ts'

const dayMs = 86_400_000
const usualDays = 30
const usualLimit = 50
/** No shop is older, and PostgreSQL has no year 0. */
const earliestEnd = '2002-01-01'

interface PeriodQuery {
  startDate?: string
  endDate?: string
  days?: number
  source?: string
}

/** What marketing asks (§7); all of it from figures, so that it costs the same however many visits there are. */
export function trackingReportRoutes(app: FastifyInstance, { db, clock, catalog, tracking }: Context): void {
  const { store } = tracking

  async function periodOf({
    startDate,
    endDate,
    days: wanted = usualDays,
    source,
  }: PeriodQuery): Promise<Period> {
    const zone = (await catalog.snapshot()).settings.time_zone
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(clock.now())
    const until = endDate ?? today
    const from = startDate ?? dayOf(Date.parse(until) - (wanted - 1) * dayMs)
    const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
    if (until < earliestEnd) throw wrongPeriod(`is before ${earliestEnd}`)
    if (days < 1) throw wrongPeriod('is before its start')
    if (days > periodDaysAtMost) throw wrongPeriod(`is more than ${periodDaysAtMost} days after its start`)
    return { from, until, zone, source }
  }

  route(app, endpoints.listTrackedSessions, async ({ query }) => {
    const { device, convertedOnly, page = 1, limit = usualLimit } = query
    const period = await periodOf(query)
    return { ...(await store.listSessions({ ...period, device, convertedOnly, page, limit })), page, limit }
  })

  route(app, endpoints.listSessionEvents, async ({ params: { id } }) => {
    const items = await store.sessionEvents(id)
    if (items.length === 0) throw new AppError('not_found', 'No such session')
    return { items }
  })

  route(app, endpoints.getTrackingStats, async ({ query }) => {
    const period = await periodOf(query)
    const [stats, days, notes] = await Promise.all([
      store.stats(period),
      store.series(period),
      listNotes(db, period),
    ])
    return { startDate: period.from, endDate: period.until, ...stats, days, notes }
  })

  route(app, endpoints.getConversionFunnel, async ({ query }) => {
    const period = await periodOf(query)
    return { startDate: period.from, endDate: period.until, ...(await store.funnel(period)) }
  })
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const wrongPeriod = (message: string) =>
  new AppError('validation_failed', `The period's end ${message}`, {
    issues: [{ path: 'query/endDate', message }],
  })
