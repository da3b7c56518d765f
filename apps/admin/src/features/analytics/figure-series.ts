import type { SalesReport } from '@recadinho/contracts/analytics'
import type { TrackingStats } from '@recadinho/contracts/tracking'

const dayMs = 86_400_000

/** What the chart can show: a count of visits or orders, or the revenue of one currency. */
export type FigureName = 'sessions' | 'visitors' | 'pages' | 'paid' | 'orders' | 'revenue'

export interface FigureSeries {
  /** Its name in the URL: `revenue BRL`. */
  id: string
  name: FigureName
  currency?: string
  /** One value for each day of the period. */
  values: number[]
}

/** Every day of a period, both ends inclusive. */
export function daysOf({ startDate, endDate }: Pick<TrackingStats, 'startDate' | 'endDate'>): string[] {
  const length = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
  return Array.from({ length }, (_, at) =>
    new Date(Date.parse(startDate) + at * dayMs).toISOString().slice(0, 10),
  )
}

/** All available series, zero for days without data. Amounts in different currencies are never added. */
export function seriesOf(stats: TrackingStats, sales: SalesReport | undefined): FigureSeries[] {
  const days = daysOf(stats)
  const visits = new Map(stats.days.map((each) => [each.day, each]))
  const counted = (['sessions', 'visitors', 'pages', 'paid'] as const)
    .filter((name) => name !== 'visitors' || stats.totals.visitors !== null)
    .map((name) => ({ id: name, name, values: days.map((day) => visits.get(day)?.[name] ?? 0) }))
  if (!sales) return counted
  const on = (day: string) => sales.days.filter((each) => each.day === day)
  const orders = days.map((day) => on(day).reduce((sum, each) => sum + each.orders, 0))
  return [
    ...counted,
    { id: 'orders', name: 'orders', values: orders },
    ...sales.totals.map(({ currency }) => ({
      id: `revenue ${currency}`,
      name: 'revenue' as const,
      currency,
      values: days.map((day) => on(day).find((each) => each.currency === currency)?.received ?? 0),
    })),
  ]
}
