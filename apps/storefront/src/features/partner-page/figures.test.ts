import { expect, test } from 'vitest'
import { conversionOf, monthName, totalsOf } from './figures.ts'

test('a month in words, whatever the reader’s zone', () => {
  expect([monthName('2026-11', 'en-US'), monthName('2026-01', 'pt-BR')]).toEqual([
    'November 2026',
    'janeiro de 2026',
  ])
})

test.each([
  [{ clicks: 40, orders: 3 }, '7.5%'],
  [{ clicks: 40, orders: 0 }, '0%'],
  [{ clicks: 0, orders: 2 }, null],
  [{ clicks: null, orders: 2 }, null],
])('of %o the conversion is %s', (counts, conversion) => {
  expect(conversionOf(counts, 'en-US')).toBe(conversion)
})

test('clicks that are forgotten are in no total, nor are their orders in the conversion', () => {
  const months = [
    { month: '2026-11', clicks: 10, orders: 1 },
    { month: '2026-10', clicks: 10, orders: 2 },
    { month: '2025-01', clicks: null, orders: 9 },
  ]
  expect(totalsOf(months)).toEqual({ orders: 12, counted: { clicks: 20, orders: 3 } })
})
