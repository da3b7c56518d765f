import { attemptStates, type AttemptState } from '@recadinho/contracts/deliveries'
import { expect, test } from 'vitest'
import { outranks } from '../whatsapp/webhook.ts'
import { outcomeOf, proofMs, unknownMs, type AttemptFacts } from './outcome.ts'

const start = new Date('2026-12-01T12:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const attempt = (change: Partial<AttemptFacts> = {}): AttemptFacts => ({
  channel: 'whatsapp',
  state: 'sent',
  fallback: false,
  created_at: start,
  sent_at: start,
  superseded_at: null,
  ...change,
})

test('D4: in whatever order statuses come, and however often, the highest rank stands', () => {
  const merge = (states: readonly AttemptState[]) =>
    states.reduce((state, next) => (outranks(next, state) ? next : state), 'queued' as AttemptState)
  for (const order of permutations(['sent', 'delivered', 'read'] as const)) {
    expect(merge(order)).toBe('read')
    expect(merge([...order, ...order])).toBe('read')
  }
  for (const order of permutations(['sent', 'failed', 'unknown'] as const))
    expect(merge(order)).toBe('failed')
  // A message delivered after all was not lost.
  for (const order of permutations(['failed', 'delivered'] as const)) expect(merge(order)).toBe('delivered')
  for (const state of attemptStates) expect(outranks(state, state)).toBe(false)
})

test.each<[string, Partial<AttemptFacts>[], number, string]>([
  ['nothing sent yet', [], 0, 'not_reached'],
  ['WhatsApp waits', [{}], 0, 'waiting'],
  ['WhatsApp waits to the last moment', [{}], proofMs - 1, 'waiting'],
  ['no proof in half an hour', [{}], proofMs, 'not_reached'],
  ['WhatsApp away for half an hour', [{ state: 'queued', sent_at: null }], proofMs, 'not_reached'],
  ['an unknown outcome, at first', [{ state: 'unknown' }], unknownMs - 1, 'waiting'],
  ['an unknown outcome, later', [{ state: 'unknown' }], unknownMs, 'not_reached'],
  ['WhatsApp says delivered', [{ state: 'delivered' }], proofMs, 'delivered'],
  ['WhatsApp says failed', [{ state: 'failed' }], 0, 'not_reached'],
  [
    'failed, and the fallback left',
    [{ state: 'failed' }, { channel: 'email', fallback: true }],
    0,
    'not_reached',
  ],
  ['failed, sent again', [{ state: 'failed' }, {}], 0, 'waiting'],
  ['sent again, and the first arrived', [{ state: 'read' }, { state: 'failed' }], 0, 'delivered'],
  ['an e-mail alone', [{ channel: 'email' }], 0, 'delivered'],
  ['an e-mail beside WhatsApp', [{}, { channel: 'email' }], 0, 'waiting'],
  ['an e-mail that could not be sent', [{ channel: 'email', state: 'failed' }], 0, 'not_reached'],
  ['by hand, not yet', [{ channel: 'by_hand', state: 'queued', sent_at: null }], proofMs, 'to_send'],
  ['by hand, done', [{ channel: 'by_hand' }], 0, 'delivered'],
  [
    'the fallback alone, as the number was wrong',
    [
      { state: 'failed', superseded_at: start },
      { channel: 'email', fallback: true },
    ],
    0,
    'not_reached',
  ],
  ['to a number that was wrong', [{ state: 'read', superseded_at: start }], 0, 'not_reached'],
])('D6: %s', (_, attempts, later, outcome) => {
  expect(
    outcomeOf(
      attempts.map((change) => attempt(change)),
      after(later),
    ),
  ).toBe(outcome)
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item].concat(rest)),
  )
}
