import { expect, test } from 'vitest'
import { isNarrowed, parseSessionSearch, withFilters } from './session-search.ts'

test('an address keeps the filters that are any', () => {
  expect(
    parseSessionSearch({
      startDate: '2026-11-01',
      source: 'google',
      device: 'mobile',
      convertedOnly: 'true',
      robots: true,
      page: '3',
      limit: 100,
    }),
  ).toEqual({
    startDate: '2026-11-01',
    source: 'google',
    device: 'mobile',
    convertedOnly: true,
    robots: true,
    page: 3,
    limit: 100,
  })
  expect(
    parseSessionSearch({
      device: 'fridge',
      convertedOnly: 'no',
      robots: 1,
      page: -2,
      limit: 7,
      x: '<script>',
    }),
  ).toEqual({})
  expect(parseSessionSearch({ page: 1.5, limit: 50 })).toEqual({})
})

test('another filter begins with the first page', () => {
  expect(withFilters({ page: 4, device: 'tablet' }, { device: 'mobile' })).toEqual({ device: 'mobile' })
  expect(isNarrowed({ page: 4, limit: 25 })).toBe(false)
  expect(isNarrowed({ robots: true })).toBe(true)
})
