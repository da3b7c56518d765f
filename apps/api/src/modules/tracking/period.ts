import { periodDaysAtMost, slices } from '@recadinho/contracts/filters'
import type { TrackingQuery } from '@recadinho/contracts/tracking'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Period } from './store/event-store.ts'

const dayMs = 86_400_000
const usualDays = 30
/** No shop is older. PostgreSQL has no year 0. */
const earliestEnd = '2002-01-01'

/** A query's days, in the shop's time zone, and its filters. */
export async function readPeriod(
  { catalog, clock }: Pick<Context, 'catalog' | 'clock'>,
  query: TrackingQuery,
): Promise<Period> {
  const { startDate, endDate, days: dayCount = usualDays, source, device } = query
  const zone = (await catalog.snapshot()).settings.time_zone
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(clock.now())
  const until = endDate ?? today
  const from = startDate ?? dayOf(Date.parse(until) - (dayCount - 1) * dayMs)
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  if (until < earliestEnd) throw wrongPeriod(`is before ${earliestEnd}`)
  if (days < 1) throw wrongPeriod('is before its start')
  if (days > periodDaysAtMost) throw wrongPeriod(`is more than ${periodDaysAtMost} days after its start`)
  return { from, until, zone, source, device, slice: sliceOf(query) }
}

/** The preceding period of the same length. */
export function periodBefore(period: Period): Period {
  const length = Date.parse(period.until) - Date.parse(period.from) + dayMs
  return {
    ...period,
    from: dayOf(Date.parse(period.from) - length),
    until: dayOf(Date.parse(period.from) - dayMs),
  }
}

function sliceOf(query: TrackingQuery): Period['slice'] {
  const [slice, another] = slices.flatMap((part) => {
    const key = query[part]
    return key === undefined ? [] : [{ part, key }]
  })
  if (another) throw unsupportedFilters(another.part, slice?.part)
  return slice
}

/** The error for two filters that have no figures together. */
export function unsupportedFilters(filter: string, other = '') {
  const message = `cannot be combined with ${other}`
  return new AppError('validation_failed', `A filter by ${filter} ${message}`, {
    issues: [{ path: `query/${filter}`, message }],
  })
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const wrongPeriod = (message: string) =>
  new AppError('validation_failed', `The period's end ${message}`, {
    issues: [{ path: 'query/endDate', message }],
  })
