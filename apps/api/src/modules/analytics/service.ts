import type { SalesReport } from '@recadinho/contracts/analytics'
import type { Db } from '../../db/client.ts'
import { periodBefore } from '../tracking/period.ts'
import type { Period } from '../tracking/store/event-store.ts'
import { readBeginning, readDays, readParts, readTotals } from './sales-queries.ts'

/** Paid orders and money of a period and of the preceding one, separately per currency. */
export async function readSalesReport(db: Db, period: Period): Promise<SalesReport> {
  const [since, totals, before, days, parts] = await Promise.all([
    readBeginning(db, period),
    readTotals(db, period),
    readTotals(db, periodBefore(period)),
    readDays(db, period),
    readParts(db, period),
  ])
  return {
    startDate: period.from,
    endDate: period.until,
    since: since.toISOString(),
    totals,
    before,
    days,
    parts,
  }
}
