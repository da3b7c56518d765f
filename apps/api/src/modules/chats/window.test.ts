import { expect, test } from 'vitest'
import { problemOf, windowMs } from './window.ts'

const wrote = new Date('2026-12-01T12:00:00Z')
const after = (milliseconds: number) => new Date(wrote.getTime() + milliseconds)
const chat = { silenced: false, last_inbound_at: wrote }

test.each([
  ['at once', chat, 0, null],
  ['a millisecond before the end', chat, windowMs - 1, null],
  ['at the end', chat, windowMs, 'closed'],
  ['to who never wrote', { ...chat, last_inbound_at: null }, 0, 'closed'],
  ['after STOP', { ...chat, silenced: true }, 1, 'opted_out'],
])('C3, C5: staff write freely %s', (_, given, milliseconds, problem) => {
  expect(problemOf(given, { configured: true, now: after(milliseconds) })).toBe(problem)
})

test('C3: nobody writes without WhatsApp, nor to a number of which nothing is known', () => {
  expect(problemOf(chat, { configured: false, now: wrote })).toBe('not_configured')
  expect(problemOf(undefined, { configured: true, now: wrote })).toBe('closed')
})
