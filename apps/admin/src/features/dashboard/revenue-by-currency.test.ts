import { expect, it } from 'vitest'
import { revenueByCurrency } from './revenue-by-currency.ts'

it('keeps currencies apart, and fills the days on which no money moved', () => {
  const revenue = {
    days: [
      { day: '2026-11-22', currency: 'USD', received: 990, refunded: 0 },
      { day: '2026-11-23', currency: 'BRL', received: 4990, refunded: 0 },
      { day: '2026-11-23', currency: 'USD', received: 990, refunded: 990 },
    ],
    before: [
      { currency: 'EUR', received: 500, refunded: 0 },
      { currency: 'USD', received: 100, refunded: 0 },
    ],
  }
  const byDay = (...values: number[]) => [
    { day: '2026-11-22', value: values[0] },
    { day: '2026-11-23', value: values[1] },
  ]
  expect(revenueByCurrency(revenue, ['2026-11-22', '2026-11-23'])).toEqual([
    { currency: 'BRL', received: 4990, refunded: 0, before: 0, byDay: byDay(0, 4990) },
    { currency: 'EUR', received: 0, refunded: 0, before: 500, byDay: byDay(0, 0) },
    { currency: 'USD', received: 1980, refunded: 990, before: 100, byDay: byDay(990, 990) },
  ])
})
