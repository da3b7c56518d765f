import { expect, test } from 'vitest'
import { buyerZone, instantIn, timeZonesOf } from './zones.ts'

test.each([
  ['America/Sao_Paulo', '2026-12-25', '08:00', '2026-12-25T11:00:00.000Z'],
  ['America/New_York', '2026-07-04', '09:30', '2026-07-04T13:30:00.000Z'],
  ['America/New_York', '2026-12-04', '09:30', '2026-12-04T14:30:00.000Z'],
  ['Europe/Lisbon', '2026-03-29', '12:00', '2026-03-29T11:00:00.000Z'],
  ['Asia/Kolkata', '2027-01-01', '00:00', '2026-12-31T18:30:00.000Z'],
  // A time that clocks skip is read with the offset of one side of the gap.
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T06:30:00.000Z'],
])('D8: in %s on %s at %s it is %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time)?.toISOString()).toBe(instant)
})

test('D8: what is no zone or no day is no instant', () => {
  expect(instantIn('Europe/Atlantis', '2026-12-25', '08:00')).toBeUndefined()
  expect(instantIn('Europe/Lisbon', '2026-02-45', '08:00')).toBeUndefined()
})

const from = (country: string | null, own: string | null = null) => ({ country, time_zone: own })

test("the zone of the buyer's browser comes before those of the country", () => {
  expect(timeZonesOf(from('US', 'America/Los_Angeles'), 'America/Sao_Paulo').slice(0, 2)).toEqual([
    'America/Los_Angeles',
    'America/New_York',
  ])
  expect(buyerZone(from(null, 'Asia/Tokyo'), 'America/Sao_Paulo')).toBe('Asia/Tokyo')
})

test("the likeliest of a country's zones comes first, and the shop's own where there is no country", () => {
  expect(timeZonesOf(from('BR'), 'Europe/Lisbon')[0]).toBe('America/Sao_Paulo')
  expect(timeZonesOf(from('US'), 'America/Chicago').slice(0, 1)).toEqual(['America/New_York'])
  expect(timeZonesOf(from('DE'), 'Europe/Lisbon')).toContain('Europe/Berlin')
  expect(timeZonesOf(from(null), 'Europe/Lisbon')).toEqual(['Europe/Lisbon'])
})
