import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { dateFormat, numberFormat } from '@recadinho/i18n/formats'

type Months = PartnerPage['months']
interface Counts {
  clicks: number | null
  orders: number
}

/** `2026-11` in words. */
export const monthName = (month: string, tag: string): string =>
  dateFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** The percentage of clicks that ended in a paid order; `null` if the clicks are unknown. */
export const conversionOf = ({ clicks, orders }: Counts, tag: string): string | null =>
  clicks === null || clicks === 0
    ? null
    : numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(orders / clicks)

/** Totals of all orders, and of clicks and orders in the months with known clicks. */
export function totalsOf(months: Months): { orders: number; counted: { clicks: number; orders: number } } {
  const known = months.filter(({ clicks }) => clicks !== null)
  const sum = (of: Months, value: (month: Months[number]) => number) =>
    of.reduce((total, month) => total + value(month), 0)
  return {
    orders: sum(months, ({ orders }) => orders),
    counted: { clicks: sum(known, ({ clicks }) => clicks ?? 0), orders: sum(known, ({ orders }) => orders) },
  }
}
