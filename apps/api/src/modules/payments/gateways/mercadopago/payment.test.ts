import { expect, test } from 'vitest'
import { readPayment } from './payment.ts'

const answer = {
  id: 123,
  status: 'approved',
  status_detail: 'accredited',
  transaction_amount: 49.9,
  currency_id: 'BRL',
  external_reference: 'the attempt',
  metadata: { order_id: 'the order' },
  live_mode: true,
  payment_type_id: 'bank_transfer',
}

test.each([
  [{}, 'confirmed', null],
  [{ status: 'in_mediation' }, 'confirmed', null],
  [{ status: 'refunded' }, 'confirmed', null],
  [{ status: 'charged_back' }, 'confirmed', null],
  [{ status: 'rejected', status_detail: 'cc_rejected_high_risk' }, 'refused', 'cc_rejected_high_risk'],
  [{ status: 'cancelled', status_detail: 'expired' }, 'expired', null],
  [{ status: 'cancelled', status_detail: 'by_collector' }, 'cancelled', null],
  [{ status: 'pending' }, 'processing', null],
  [{ status: 'a word of tomorrow' }, 'processing', null],
] as const)('P1: %j is %s', (part, state, failureCode) => {
  expect(readPayment({ ...answer, ...part })).toMatchObject({
    ref: '123',
    state,
    failureCode,
    amount: 4990,
    orderId: 'the order',
    attemptId: 'the attempt',
    live: true,
  })
})

test.each([
  [{}, false],
  [{ transaction_amount_refunded: 0, refunds: [] }, false],
  [{ transaction_amount_refunded: 7 }, true],
  [{ refunds: [{}] }, true],
  [{ status: 'charged_back' }, true],
])('R8: %j has a history of refunds and disputes: %j', (part, hasHistory) => {
  expect(readPayment({ ...answer, ...part }).hasHistory).toBe(hasHistory)
})

test.each([undefined, false, 'true', 1])('P3.4: with the mode %j it is no real money', (live_mode) => {
  expect(readPayment({ ...answer, live_mode }).live).toBe(false)
})
