import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay, seasonOn } from './seasons.ts'

const on = (date: string, country: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return seasonOn({ year, month, day }, country)
}

test.each([
  ['2026-11-30', undefined],
  ['2026-12-01', 'christmas'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', undefined],
])('§2: Christmas is from 1 to 25 December: %s is %s', (date, season) => {
  expect(on(date, 'US')).toBe(season)
})

// From the U.S. Census Bureau's table of Easter dates.
test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21', '2038-04-25', '2285-03-22'])(
  '§2: Easter Sunday is computed: %s',
  (sunday) => {
    const before = new Date(Date.parse(sunday) - 20 * 86_400_000).toISOString().slice(0, 10)
    const after = new Date(Date.parse(sunday) + 86_400_000).toISOString().slice(0, 10)
    expect(on(sunday, 'CA')).toBe('easter')
    expect(on(before, 'CA')).toBe('easter')
    expect(on(after, 'CA')).not.toBe('easter')
  },
)

test.each([
  ['BR', '2026-10-12'],
  ['US', '2026-06-14'],
  ['IN', '2026-11-14'],
  ['SG', '2026-10-02'],
  ['HK', '2027-04-04'],
  ['NZ', '2027-03-07'],
  ['ZA', '2026-11-07'],
  ['HU', '2026-05-31'],
  ['PT', '2026-06-01'],
  ['GB', '2026-11-20'],
  ['CA', '2026-11-20'],
])('§2: Children’s Day of %s is %s, shown for two weeks up to the day', (country, date) => {
  const before = new Date(Date.parse(date) - 13 * 86_400_000).toISOString().slice(0, 10)
  const after = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  expect(on(date, country)).toBe('childrensDay')
  // In spring 2027 the Easter season ends before Hong Kong's two weeks do.
  expect(on(before, country)).toBe(country === 'HK' ? 'easter' : 'childrensDay')
  expect(on(after, country)).not.toBe('childrensDay')
})

test.each([
  ['BR', '2027-01-25'],
  ['AU', '2027-01-25'],
  ['ZA', '2027-01-25'],
  ['IN', '2026-06-10'],
  ['PH', '2026-06-10'],
  ['US', '2026-08-25'],
  ['GB', '2026-08-25'],
  ['HK', '2026-08-25'],
])('§2: school begins by hemisphere: in %s on %s', (country, date) => {
  expect(on(date, country)).toBe('backToSchool')
  const others = ['2027-01-25', '2026-06-10', '2026-08-25'].filter((other) => other !== date)
  for (const other of others) expect(on(other, country)).not.toBe('backToSchool')
})

test('where two overlap, the one that ends first is shown', () => {
  // New Zealand in March 2035: Children's Day on the 4th, Easter on the 25th.
  expect(on('2035-03-04', 'NZ')).toBe('childrensDay')
  expect(on('2035-03-05', 'NZ')).toBe('easter')
})

test('where two end on the same day, the shorter one is shown, and the longer one before it', () => {
  // In Hong Kong, Children's Day was Easter Sunday in 2010 and 2021, and will be in 2094.
  expect(on('2010-04-04', 'HK')).toBe('childrensDay')
  expect(on('2010-03-22', 'HK')).toBe('childrensDay')
  expect(on('2010-03-21', 'HK')).toBe('easter')
})

test('the first week of an ordinary month belongs to birthdays, and the rest to every day', () => {
  expect(on('2026-07-07', 'US')).toBe('birthday')
  expect(on('2026-07-08', 'US')).toBeUndefined()
})

test('every day of every year and country has an answer, and every season comes each year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2150 }),
      fc.constantFrom('BR', 'US', 'IN', 'NZ', 'HK', 'XX'),
      (year, country) => {
        const seen = new Set<string | undefined>()
        for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000)
          seen.add(on(new Date(day).toISOString().slice(0, 10), country))
        expect(seen.size).toBe(6)
      },
    ),
    { numRuns: 40 },
  )
})

test('the day is the one in this device’s zone', () => {
  const evening = new Date(2026, 11, 24, 23, 59)
  expect(localDay(evening)).toEqual({ year: 2026, month: 12, day: 24 })
})
