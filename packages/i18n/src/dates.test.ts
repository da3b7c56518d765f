import { expect, test } from 'vitest'
import { formatCountdown, formatDateTime, formatDeadline, formatPromise, zoneName } from './dates.ts'

const zone = 'America/Sao_Paulo'

test('§9: a date shows day, month, year, hour and minute', () => {
  expect(formatDateTime('2026-11-21T17:10:00Z', 'pt-BR', zone)).toBe('21/11/2026, 14:10')
  expect(formatDateTime('2026-11-21T17:10:00Z', 'en-US', zone)).toMatch(/^11\/21\/2026, 02:10\u00A0PM$/u)
})

test('a deadline shows the day in the viewer’s zone', () => {
  const now = '2026-11-20T23:30:00Z' // still the 20th in São Paulo
  expect(formatDeadline('2026-11-21T17:10:00Z', now, 'pt-BR', zone)).toBe('amanhã (sábado) às 14:10')
  expect(formatDeadline('2026-11-21T02:10:00Z', now, 'pt-BR', zone)).toBe('hoje (sexta-feira) às 23:10')
  expect(formatDeadline('2026-11-23T17:10:00Z', now, 'en-GB', zone)).toBe('Monday 23 November at 14:10')
  expect(formatDeadline('2026-11-21T12:05:00Z', now, 'en-US', zone)).toMatch(
    /^tomorrow \(Saturday\) at 9:05\u00A0AM$/u,
  )
})

test('a promise is a real date and time, with the name of its zone', () => {
  expect(formatPromise('2026-11-21T17:05:00Z', 'pt-BR', zone)).toEqual({
    when: 'sábado, 21 de novembro de 2026 às 14:05',
    zone: 'horário de Brasília',
  })
  const there = formatPromise('2026-11-21T17:05:00Z', 'en-US', 'America/New_York')
  expect(there.when).toMatch(/^Saturday, November 21, 2026 at 12:05\u00A0PM$/u)
  expect(there.zone).toBe('Eastern Time')
})

test.each([
  ['pt-BR', 'America/Sao_Paulo', 'horário de Brasília'],
  ['en-US', 'America/Sao_Paulo', 'Brasilia Time'],
  ['en-GB', 'Asia/Kolkata', 'India Time'],
  ['pt-BR', 'Europe/Lisbon', 'horário da Europa Ocidental'],
])('in %s the clock of %s is called as people call it: %s', (tag, timeZone, name) => {
  expect(zoneName(tag, timeZone)).toBe(name)
})

test('a countdown ends at zero', () => {
  expect(formatCountdown(30 * 60_000)).toBe('30:00')
  expect(formatCountdown(28 * 60_000 + 40_001)).toBe('28:41')
  expect(formatCountdown(3_600_000 + 5000)).toBe('1:00:05')
  expect(formatCountdown(-5)).toBe('0:00')
})
