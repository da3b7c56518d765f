import { startOfDay } from '../catalog/days.ts'

/** The days that are looked at, in the shop's zone, and as many before them. */
export interface Period {
  timeZone: string
  from: Date
  until: Date
  before: { from: Date; until: Date }
}

const hourMs = 3_600_000

/** The last `days` days until now, today among them; and those before, until the same time of their last day. */
export function periodOf(now: Date, days: number, timeZone: string): Period {
  const daysAgo = (many: number) => {
    let start = startOfDay(now, timeZone)
    // From midnight half a day back is always the day before, however long the clocks made it.
    for (let day = 0; day < many; day++) start = startOfDay(new Date(start.getTime() - 12 * hourMs), timeZone)
    return start
  }
  const from = daysAgo(days - 1)
  const before = daysAgo(2 * days - 1)
  return {
    timeZone,
    from,
    until: now,
    before: { from: before, until: new Date(before.getTime() + now.getTime() - from.getTime()) },
  }
}
