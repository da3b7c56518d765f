import { expect, it } from 'vitest'
import { breakdownRows } from './breakdown-rows.ts'
import { daysOf, seriesOf } from './figure-series.ts'
import { someSales, someStats } from '../../../test/some-figures.ts'

it('names every day of a period, over the end of a month and a change of the clock', () => {
  expect(daysOf({ startDate: '2026-10-30', endDate: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ])
})

it('a day without anything is nought, and no currency is added to another', () => {
  const series = Object.fromEntries(seriesOf(someStats(), someSales()).map(({ id, values }) => [id, values]))
  expect(series).toEqual({
    sessions: [10, 0, 4],
    visitors: [9, 0, 4],
    pages: [30, 0, 8],
    paid: [1, 0, 1],
    orders: [1, 0, 2],
    'revenue BRL': [4990, 0, 4990],
    'revenue USD': [0, 0, 990],
  })
})

it('without an estimate there is no line of visitors, and without sales none of money', () => {
  const stats = someStats()
  const ids = seriesOf({ ...stats, totals: { ...stats.totals, visitors: null } }, undefined).map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['sessions', 'pages', 'paid'])
})

it('puts visits and orders of the same source on one line, and keeps what only orders have', () => {
  expect(breakdownRows(someStats(), someSales(), 'source')).toEqual([
    {
      key: 'google',
      sessions: 10,
      paid: 1,
      sales: [
        { currency: 'BRL', orders: 1, total: 4990 },
        { currency: 'USD', orders: 1, total: 990 },
      ],
    },
    { key: 'direct', sessions: 4, paid: 1, sales: [] },
    { key: null, sessions: null, paid: null, sales: [{ currency: 'BRL', orders: 1, total: 4990 }] },
  ])
  // What isn't known comes last, however much it is.
  expect(breakdownRows(someStats(), someSales(), 'campaign').map(({ key }) => key)).toEqual([
    'natal',
    '',
    null,
  ])
  expect(breakdownRows(someStats(), someSales(), 'promo_code')).toEqual([
    { key: 'NATAL10', sessions: null, paid: null, sales: [{ currency: 'BRL', orders: 1, total: 4990 }] },
  ])
})
