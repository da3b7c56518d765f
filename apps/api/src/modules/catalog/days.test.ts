import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfDay, startOfNextDay } from './days.ts'

const at = (text: string) => new Date(text)

test.each([
  ['America/Sao_Paulo', '2026-11-21T02:30:00Z', '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-21T03:00:00Z', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T18:29:00Z', '2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
  // Days on which clocks go back and forward by one hour.
  ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
])('in %s the day of %s began at %s and ends at %s', (zone, now, start, end) => {
  expect(startOfDay(at(now), zone).toISOString()).toBe(start)
  expect(startOfNextDay(at(now), zone).toISOString()).toBe(end)
})

test('every moment lies within its day', () => {
  const moments = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom('America/Sao_Paulo', 'Europe/Dublin', 'Australia/Sydney', 'Asia/Manila'),
      (now, zone) => {
        expect(startOfDay(now, zone) <= now).toBe(true)
        expect(now < startOfNextDay(now, zone)).toBe(true)
      },
    ),
  )
})
