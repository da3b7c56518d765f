import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-01-02T00:00:00Z')

it.each([
  ['2026-01-01T23:59:56Z', '4 seconds ago'],
  ['2026-01-01T23:47:01Z', '12 minutes ago'],
  ['2026-01-01T22:00:00Z', '2 hours ago'],
  ['2025-12-30T00:00:00Z', '3 days ago'],
  ['2026-01-02T00:00:09Z', '0 seconds ago'],
])('%s is %s', (instant, words) => {
  expect(timeAgo(instant, now, 'en-US')).toBe(words)
})

it('speaks the reader’s language', () => {
  expect(timeAgo('2026-01-01T23:47:01Z', now, 'pt-BR')).toBe('há 12 minutos')
})
