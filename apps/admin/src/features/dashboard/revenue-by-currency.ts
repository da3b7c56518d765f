import type { RevenueFigures } from '@recadinho/contracts/dashboard'

/** What one currency brought in, in minor units. */
export interface CurrencyRevenue {
  currency: string
  received: number
  refunded: number
  /** Received in the period before. */
  before: number
  byDay: { day: string; value: number }[]
}

/** Each currency by itself: amounts of different ones are never added. */
export function revenueByCurrency(revenue: RevenueFigures, days: readonly string[]): CurrencyRevenue[] {
  const currencies = new Set([...revenue.days, ...revenue.before].map(({ currency }) => currency))
  return [...currencies].toSorted().map((currency) => {
    const own = revenue.days.filter((each) => each.currency === currency)
    const sum = (name: 'received' | 'refunded') => own.reduce((total, each) => total + each[name], 0)
    return {
      currency,
      received: sum('received'),
      refunded: sum('refunded'),
      before: revenue.before.find((each) => each.currency === currency)?.received ?? 0,
      byDay: days.map((day) => ({ day, value: own.find((each) => each.day === day)?.received ?? 0 })),
    }
  })
}
