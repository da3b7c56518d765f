import type { SalesReport } from '@recadinho/contracts/analytics'
import type { Db } from '../../db/client.ts'
import { periodBefore } from '../tracking/period.ts'
import type { Period } from '../tracking/store/event-store.ts'
import { readDays, readParts, readSpan, readTotals } from './sales-queries.ts'

/** Paid orders and money of a period and of the preceding one, separately per currency. */
export async function readSalesReport(db: Db, period: Period): Promise<SalesReport> {
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
