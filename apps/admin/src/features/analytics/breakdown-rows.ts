import { otherKey } from '@recadinho/contracts/filters'
import type { SalesReport } from '@recadinho/contracts/analytics'
import type { TrackingStats } from '@recadinho/contracts/tracking'
import type { Breakdown } from './overview-search.ts'

export interface BreakdownRow {
  /** Empty for rows without a value, `null` for orders without a known visit. */
  key: string | null
  /** `null` where only orders are known: promo codes, and some breakdowns of a filtered period. */
  sessions: number | null
  paid: number | null
  /** Paid orders and their total, per currency. */
  sales: { currency: string; orders: number; total: number }[]
}

/** Joins sessions and orders by key. Sorted by sessions, then orders; `other` and unknown last. */
export function breakdownRows(
  stats: TrackingStats,
  sales: SalesReport | undefined,
  by: Breakdown,
): BreakdownRow[] {
  const rows = new Map<string | null, BreakdownRow>()
  for (const { part, key, sessions, paid } of stats.parts)
    if (part === by) rows.set(key, { key, sessions, paid, sales: [] })
  for (const { part, key, currency, orders, total } of sales?.parts ?? []) {
    if (part !== by) continue
    const row = rows.get(key) ?? { key, sessions: null, paid: null, sales: [] }
    row.sales.push({ currency, orders, total })
    rows.set(key, row)
  }
  const orders = (row: BreakdownRow) => row.sales.reduce((sum, each) => sum + each.orders, 0)
  return [...rows.values()].toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.sessions ?? 0) - (a.sessions ?? 0) ||
      orders(b) - orders(a) ||
      (a.key ?? '').localeCompare(b.key ?? ''),
  )
}

const rank = ({ key }: BreakdownRow) => (key === null ? 3 : key === '' ? 2 : key === otherKey ? 1 : 0)
