import { orderPaymentStatuses, orderStatuses, type Order } from '@recadinho/contracts/orders'
import { expect, test } from 'vitest'
import { stateOf } from './order-state.ts'

test.each([
  ['pending', 'unpaid', 'unpaid'],
  ['pending', 'failed', 'unpaid'],
  ['pending', 'processing', 'waiting'],
  ['pending', 'error', 'checking'],
  ['expired', 'failed', 'lapsed'],
  ['in_production', 'confirmed', 'making'],
  ['completed', 'confirmed', 'delivered'],
  ['completed', 'refunded', 'delivered'],
  ['cancelled', 'unpaid', 'cancelled'],
] as const)('an order that is %s and %s is told as %s', (status, paymentStatus, state) => {
  expect(stateOf({ status, paymentStatus } satisfies Pick<Order, 'status' | 'paymentStatus'>)).toBe(state)
})

test('no order is being made before its money is there', () => {
  const unpaid = orderPaymentStatuses.filter((name) =>
    ['unpaid', 'failed', 'processing', 'error'].includes(name),
  )
  for (const status of orderStatuses.filter((name) => name === 'pending' || name === 'expired'))
    for (const paymentStatus of unpaid) expect(stateOf({ status, paymentStatus })).not.toBe('making')
})
