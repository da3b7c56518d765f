import { expect, test } from 'vitest'
import { dayAfter, dayOf, daysBetween, formatDay, isDay } from './calendar.ts'

test('an instant is another day in another zone', () => {
  const instant = new Date('2026-12-03T01:30:00Z')
  expect(dayOf(instant, 'UTC')).toBe('2026-12-03')
  expect(dayOf(instant, 'America/Sao_Paulo')).toBe('2026-12-02')
  expect(dayOf(instant, 'Pacific/Kiritimati')).toBe('2026-12-03')
})

test.each([
  ['2026-12-03', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['2026-12-03T00:00', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('days are counted over months, years and changes of the clock', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1)
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(dayAfter('2026-11-21', 366)).toBe('2027-11-22')
})

test('a day is written without its year', () => {
  expect(formatDay('2026-12-03', 'en-GB')).toBe('3 December')
  expect(formatDay('2026-12-03', 'pt-BR')).toBe('3 de dezembro')
})
