import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, groupDays, openState, weekdayName, type OpenDay } from './opening-hours.ts'

const weekday = { opens: '09:00', closes: '18:00' }
const saturday = { opens: '10:00', closes: '16:00' }
const week: OpenDay[] = [weekday, weekday, weekday, weekday, weekday, saturday, null]
/** São Paulo is three hours behind UTC. 23 November 2026 is a Monday. */
const at = (text: string) => openState(week, 'America/Sao_Paulo', new Date(text))

test.each([
  ['2026-11-23T11:59:59Z', { open: false, next: { day: 0, inDays: 0, opens: '09:00' } }],
  ['2026-11-23T12:00:00Z', { open: true, closes: '18:00' }],
  ['2026-11-23T20:59:59Z', { open: true, closes: '18:00' }],
  ['2026-11-23T21:00:00Z', { open: false, next: { day: 1, inDays: 1, opens: '09:00' } }],
  ['2026-11-28T18:59:00Z', { open: true, closes: '16:00' }],
  ['2026-11-28T19:00:00Z', { open: false, next: { day: 0, inDays: 2, opens: '09:00' } }],
  ['2026-11-29T15:00:00Z', { open: false, next: { day: 0, inDays: 1, opens: '09:00' } }],
  // Midnight in São Paulo, 03:00 UTC.
  ['2026-11-24T03:00:00Z', { open: false, next: { day: 1, inDays: 0, opens: '09:00' } }],
])('§9: at %s the shop is %j', (instant, expected) => {
  expect(at(instant)).toEqual(expected)
})

test('the shop’s zone counts, not the reader’s', () => {
  const now = new Date('2026-11-23T00:30:00Z')
  expect(openState(week, 'Asia/Kolkata', now).open).toBe(false)
  expect(openState(week, 'Pacific/Auckland', now).open).toBe(true)
})

test('a shop that never closes is open, one without hours has no next opening, one open on one day opens in a week', () => {
  const now = new Date('2026-11-23T23:00:00Z')
  expect(
    openState(
      Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })),
      'UTC',
      now,
    ),
  ).toEqual({
    open: true,
    closes: '24:00',
  })
  expect(openState(Array<OpenDay>(7).fill(null), 'UTC', now)).toEqual({ open: false })
  expect(openState([weekday, null, null, null, null, null, null], 'UTC', now)).toEqual({
    open: false,
    next: { day: 0, inDays: 7, opens: '09:00' },
  })
})

test('days with the same hours are grouped', () => {
  expect(groupDays(week)).toEqual([
    { from: 0, to: 4, hours: weekday },
    { from: 5, to: 5, hours: saturday },
    { from: 6, to: 6, hours: null },
  ])
  const day = fc.option(fc.constantFrom(weekday, saturday))
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (hours) => {
      const groups = groupDays(hours)
      expect(groups.flatMap(({ from, to, hours: same }) => Array<OpenDay>(to - from + 1).fill(same))).toEqual(
        hours,
      )
    }),
  )
})

test('names and times are written as people say them', () => {
  expect(weekdayName(0, 'en-US')).toBe('Monday')
  expect(weekdayName(0, 'pt-BR')).toBe('segunda')
  expect(weekdayName(6, 'pt-BR')).toBe('domingo')
  const at = (tag: string) => ['09:00', '18:30', '24:00'].map((time) => clockTime(time, tag))
  expect(at('pt-BR')).toEqual(['9:00', '18:30', '0:00'])
  expect(at('en-US')).toEqual(['9:00\u00A0AM', '6:30\u00A0PM', '12:00\u00A0AM'])
})
