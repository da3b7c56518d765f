import type { AuditQuery } from '@recadinho/contracts/audit'
import { isDay } from '../../lib/calendar-day.ts'
import type { AuditSearch } from './audit-search.ts'

/** What is wrong with the days: all days are shown instead. */
export function daysFault({ from, until }: AuditSearch): 'no_start' | 'no_end' | 'reversed' | undefined {
  if (from !== undefined && !isDay(from)) return 'no_start'
  if (until !== undefined && !isDay(until)) return 'no_end'
  return from !== undefined && until !== undefined && until < from ? 'reversed' : undefined
}

/** What the API is asked for: the days as moments, on the reader's clock. */
export function toAuditQuery(search: AuditSearch): AuditQuery {
  const { from, until, ...filters } = search
  if (daysFault(search)) return filters
  return {
    ...filters,
    ...(from ? { from: midnight(from, 0) } : {}),
    ...(until ? { until: midnight(until, 1) } : {}),
  }
}

/** When a day begins, or one so many days later. */
function midnight(day: string, later: number): string {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + later)
  return at.toISOString()
}
