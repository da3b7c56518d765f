import { orderStatuses } from '@recadinho/contracts/filters'
import { orderPaymentStatuses } from '@recadinho/contracts/filters'
import { expect, test } from 'vitest'
import { isInProgress, stateOf } from './order-state.ts'

const now = new Date('2026-11-21T12:00:00Z')
const running = { paused: false, dueAt: '2026-11-22T12:00:00Z' }

test.each([
  ['pending', 'unpaid', 'unpaid'],
  ['pending', 'failed', 'failed'],
  ['pending', 'processing', 'waiting'],
  ['pending', 'error', 'checking'],
  ['pending', 'underpaid', 'checking'],
  ['expired', 'unpaid', 'lapsed'],
  ['expired', 'failed', 'lapsed'],
  ['in_production', 'confirmed', 'making'],
  ['in_production', 'disputed', 'making'],
  ['in_production', 'refunded', 'refunded'],
  ['in_production', 'partially_refunded', 'making'],
  ['completed', 'confirmed', 'delivered'],
  ['completed', 'refunded', 'delivered'],
  ['cancelled', 'unpaid', 'cancelled'],
  ['cancelled', 'refunded', 'cancelled'],
] as const)('an order that is %s and %s is told as %s', (status, paymentStatus, state) => {
  expect(stateOf({ status, paymentStatus, ...running }, now)).toBe(state)
})

test('a held order is paused, one past its promise is late, and a hold stops the clock', () => {
  const order = { status: 'in_production', paymentStatus: 'confirmed', ...running } as const
  const past = '2026-11-21T11:59:59Z'
  expect(stateOf({ ...order, paused: true }, now)).toBe('paused')
  expect(stateOf({ ...order, dueAt: past }, now)).toBe('late')
  expect(stateOf({ ...order, paused: true, dueAt: past }, now)).toBe('paused')
})

test('no order is in production before it is paid', () => {
  const unpaid = orderPaymentStatuses.filter((name) =>
    ['unpaid', 'failed', 'processing', 'error'].includes(name),
  )
  for (const status of orderStatuses.filter((name) => name === 'pending' || name === 'expired'))
    for (const paymentStatus of unpaid)
      expect(isInProgress(stateOf({ status, paymentStatus, ...running }, now))).toBe(false)
})
