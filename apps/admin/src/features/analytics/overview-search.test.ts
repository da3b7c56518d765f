import { expect, it } from 'vitest'
import { isNarrowed, parseOverviewSearch, toFilters, withChange } from './overview-search.ts'

it.each([
  [{}, {}],
  [{ days: '7' }, { days: 7 }],
  [{ days: 30 }, {}],
  [{ days: '8', device: 'fridge', by: 'days', chart: '<b>', source: ' ' }, {}],
  [{ days: 7, startDate: '2026-11-01' }, { startDate: '2026-11-01' }],
  [{ startDate: '2026-13-01', endDate: 'yesterday' }, {}],
  [{ country: 'br', campaign: 'natal' }, { campaign: 'natal' }],
  [{ country: 'BR', campaign: 'natal', affiliate: 'ANA' }, { country: 'BR' }],
  [
    { chart: 'revenue BRL', by: 'promo_code' },
    { chart: 'revenue BRL', by: 'promo_code' },
  ],
])('%j is read as %j', (raw, search) => expect(parseOverviewSearch(raw)).toEqual(search))

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
