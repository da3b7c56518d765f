import { paymentStates, type PaymentState } from '@recadinho/contracts/payments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  confirmedSum,
  derivePaymentStatus,
  isLate,
  isMatched,
  isOpen,
  nextPaymentState,
  outcomeOf,
} from './machine.ts'

const state = fc.constantFrom(...paymentStates)
const apply = (signals: readonly PaymentState[]) => signals.reduce(nextPaymentState, 'created')

test('P1.2: final states do not depend on the order of the signals', () => {
  const signals = fc.array(fc.constantFrom<PaymentState[]>('created', 'processing', 'failed', 'confirmed'), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(signals, fc.infiniteStream(fc.nat()), (list, keys) => {
      const shuffled = list
        .map((signal) => ({ signal, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
      expect(apply(shuffled.map(({ signal }) => signal))).toBe(apply(list))
    }),
  )
})

test('P1.2: the same signal twice is the same as once', () => {
  fc.assert(
    fc.property(state, state, (current, signal) => {
      const once = nextPaymentState(current, signal)
      expect(nextPaymentState(once, signal)).toBe(once)
    }),
  )
})

test('P1.3: once confirmed, no word of failure, expiry or doubt changes it', () => {
  for (const signal of ['created', 'processing', 'error', 'failed', 'expired', 'cancelled'] as const) {
    expect(nextPaymentState('confirmed', signal)).toBe('confirmed')
  }
})

test.each(['failed', 'expired', 'cancelled'] as const)(
  'P1.3: money after %s is accepted, as late',
  (given) => {
    expect(nextPaymentState(given, 'confirmed')).toBe('confirmed')
    expect(isLate(given, 'confirmed')).toBe(true)
  },
)

test('P1.3: nothing else is late: money in time, or another card that is declined', () => {
  for (const given of ['created', 'processing', 'error', 'confirmed'] as const)
    expect(isLate(given, 'confirmed')).toBe(false)
  expect(isLate('failed', 'failed')).toBe(false)
})

test('P1.5: an attempt may take money until its end is known', () => {
  expect(paymentStates.filter(isOpen).toSorted()).toEqual(['created', 'error', 'processing'])
})

test('P1.2: doubt gives way to whatever the gateway answers', () => {
  expect(nextPaymentState('processing', 'error')).toBe('error')
  for (const answer of paymentStates) expect(nextPaymentState('error', answer)).toBe(answer)
})

test.each([
  ['created', 'processing'],
  ['processing', 'processing'],
  ['error', 'error'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['cancelled', 'failed'],
  ['confirmed', 'confirmed'],
] as const)('P1: of %s the buyer sees %s', (given, seen) => {
  expect(outcomeOf(given)).toBe(seen)
})

test.each([
  [[], 'unpaid'],
  [['created'], 'processing'],
  [['failed', 'processing'], 'processing'],
  [['failed'], 'failed'],
  [['expired'], 'failed'],
  [['failed', 'cancelled'], 'unpaid'],
  [['failed', 'error'], 'error'],
  [['failed', 'confirmed'], 'confirmed'],
  [['confirmed', 'failed'], 'confirmed'],
  [['confirmed', 'confirmed'], 'overpaid'],
] as const)('P4: attempts %j make the order %s', (states, status) => {
  const attempts = states.map((given) => ({
    state: given,
    amount: 4990,
    refunded: 0,
    lost: 0,
    counted_by: null,
  }))
  expect(derivePaymentStatus(4990, attempts)).toBe(status)
})

test('P4: less than the total is short', () => {
  const short = { state: 'confirmed', amount: 4989, refunded: 0, lost: 0, counted_by: null } as const
  expect(derivePaymentStatus(4990, [short])).toBe('underpaid')
})

test.each([
  [[['confirmed', 4990, 0]], 'refunded'],
  [[['confirmed', 1000, 0]], 'partially_refunded'],
  [[['lost', 0, 4990]], 'refunded'],
  [[['lost', 1000, 3990]], 'refunded'],
  [[['lost', 0, 3990]], 'partially_refunded'],
  [[['disputed', 0, 0]], 'disputed'],
  [
    [
      ['confirmed', 0, 0],
      ['confirmed', 4990, 0],
    ],
    'confirmed',
  ],
  [
    [
      ['confirmed', 0, 0],
      ['lost', 0, 4990],
    ],
    'confirmed',
  ],
  [
    [
      ['confirmed', 0, 0],
      ['confirmed', 90, 0],
    ],
    'overpaid',
  ],
] as const)('P4, R7, D2: state, refunded and lost, %j, make the order %s', (attempts, status) => {
  const facts = attempts.map(([state, refunded, lost]) => ({
    state,
    amount: 4990,
    refunded,
    lost,
    counted_by: null,
  }))
  expect(derivePaymentStatus(4990, facts)).toBe(status)
})

test('A2, P3.13: what another payment counts is neither added nor refunded here', () => {
  const confirmed = { state: 'confirmed', amount: 4990, refunded: 0, lost: 0, counted_by: null } as const
  const same = { ...confirmed, counted_by: 'the confirmation' }
  expect(derivePaymentStatus(4990, [same, confirmed])).toBe('confirmed')
  expect(derivePaymentStatus(4990, [{ ...same, refunded: 4990 }, confirmed])).toBe('confirmed')
  expect(derivePaymentStatus(4990, [{ ...same, state: 'disputed' }, confirmed])).toBe('confirmed')
  expect(confirmedSum([same, confirmed])).toBe(4990)
})

test('P3.13: only a confirmation by hand gives way to the payment that counts it', () => {
  expect(isMatched({ gateway: 'manual', counted_by: 'the payment' })).toBe(true)
  expect(isMatched({ gateway: 'manual', counted_by: null })).toBe(false)
  expect(isMatched({ gateway: 'stripe', counted_by: 'the confirmation' })).toBe(false)
})

test('P4: once money was refunded, an order shows its open attempt', () => {
  const refunded = { state: 'confirmed', amount: 4000, refunded: 4000, lost: 0, counted_by: null } as const
  const open = { ...refunded, state: 'created', amount: 4990, refunded: 0 } as const
  expect(derivePaymentStatus(4990, [refunded])).toBe('refunded')
  expect(derivePaymentStatus(4990, [refunded, open])).toBe('processing')
})
