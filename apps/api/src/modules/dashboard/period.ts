import { startOfDay } from '../catalog/days.ts'

/** The reported days in the shop's zone, and as many days before them. */
export interface Period {
  timeZone: string
  from: Date
  until: Date
  before: { from: Date; until: Date }
}

const hourMs = 3_600_000

/** The last `days` days until now, including today; and the preceding ones, until the same time of their last day. */
export function periodOf(now: Date, days: number, timeZone: string): Period {
  const daysAgo = (many: number) => {
    let start = startOfDay(now, timeZone)
    // Half a day before midnight is always the previous day, even if clocks change.
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
