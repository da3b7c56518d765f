import { expect, it } from 'vitest'
import { type AnalyticsSearch } from './analytics-search.ts'
import { isNarrowed, parseOverviewSearch, toFilters, withChange } from './overview-search.ts'
import { periodFault, toTrackingQuery, type PeriodFault } from './tracking-query.ts'

it.each([
  [{}, {}],
  [{ days: '7' }, { days: 7 }],
  [{ days: 30 }, {}],
  [{ device: 'fridge', by: 'days', chart: '<b>', source: ' ' }, {}],
  [{ days: '99999' }, { days: '99999' }],
  [
    { from: '2026-11-30', until: '2026-11-01' },
    { startDate: '2026-11-30', endDate: '2026-11-01' },
  ],
  [{ days: 7, startDate: '2026-11-01' }, { startDate: '2026-11-01' }],
  [
    { startDate: '2026-13-01', endDate: 'yesterday' },
    { startDate: '2026-13-01', endDate: 'yesterday' },
  ],
  [{ country: 'br', campaign: 'natal' }, { campaign: 'natal' }],
  [{ country: 'BR', campaign: 'natal', affiliate: 'ANA' }, { country: 'BR' }],
  [
    { chart: 'revenue BRL', by: 'promo_code' },
    { chart: 'revenue BRL', by: 'promo_code' },
  ],
])('%j is read as %j', (raw, search) => expect(parseOverviewSearch(raw)).toEqual(search))

it.each<[AnalyticsSearch, PeriodFault | undefined]>([
  [{}, undefined],
  [{ days: 7 }, undefined],
  [{ startDate: '2026-11-01', endDate: '2026-11-01' }, undefined],
  [{ startDate: '2025-10-29', endDate: '2026-12-02' }, undefined],
  [{ endDate: '2026-11-01' }, undefined],
  [{ days: '99999' }, 'unknown_days'],
  [{ startDate: 'abc' }, 'no_start'],
  [{ startDate: '2026-02-30' }, 'no_start'],
  [{ startDate: '2026-11-01', endDate: 'abc' }, 'no_end'],
  [{ startDate: '2026-11-30', endDate: '2026-11-01' }, 'reversed'],
  [{ startDate: '2025-10-28', endDate: '2026-12-02' }, 'too_long'],
  [{ startDate: '2999-01-01' }, 'future'],
])('the period of %j is wrong: %s, and the API is not asked for it', (period, fault) => {
  expect(periodFault(period)).toBe(fault)
  const filters = { source: 'google' }
  expect(toTrackingQuery({ ...period, ...filters })).toEqual(fault ? filters : { ...period, ...filters })
})

it('a country replaces a campaign; the source and the period stay', () => {
  const search = { days: 7, source: 'google', campaign: 'natal' } as const
  expect(withChange(search, { country: 'BR' })).toEqual({ days: 7, source: 'google', country: 'BR' })
  expect(withChange(search, { campaign: undefined })).toEqual({ days: 7, source: 'google' })
  expect(withChange(search, { source: '' })).toEqual({ days: 7, campaign: 'natal' })
})

it('asks for the filters, not for what is looked at', () => {
  expect(toFilters({ days: 7, chart: 'orders', by: 'page' })).toEqual({ days: 7 })
  expect([isNarrowed({ days: 7 }), isNarrowed({ affiliate: 'ANA' })]).toEqual([false, true])
})
