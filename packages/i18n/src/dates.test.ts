import { expect, test } from 'vitest'
import { formatCountdown, formatDateTime, formatDeadline } from './dates.ts'

const zone = 'America/Sao_Paulo'

test('§9: a date shows day, month, year, hour and minute', () => {
  expect(formatDateTime('2026-11-21T17:10:00Z', 'pt-BR', zone)).toBe('21/11/2026, 14:10')
  expect(formatDateTime('2026-11-21T17:10:00Z', 'en-US', zone)).toMatch(/^11\/21\/2026, 02:10\sPM$/u)
})

test('a deadline is told by the day in the viewer’s zone', () => {
  const now = '2026-11-20T23:30:00Z' // still the 20th in São Paulo
  expect(formatDeadline('2026-11-21T17:10:00Z', now, 'pt-BR', zone)).toBe('amanhã, sáb., 14:10')
  expect(formatDeadline('2026-11-21T02:10:00Z', now, 'pt-BR', zone)).toBe('hoje, sex., 23:10')
  expect(formatDeadline('2026-11-23T17:10:00Z', now, 'en-GB', zone)).toBe('Mon, 23 Nov, 14:10')
})

test('a countdown ends at zero', () => {
  expect(formatCountdown(30 * 60_000)).toBe('30:00')
  expect(formatCountdown(28 * 60_000 + 40_001)).toBe('28:41')
  expect(formatCountdown(3_600_000 + 5000)).toBe('1:00:05')
  expect(formatCountdown(-5)).toBe('0:00')
})
