import type { Order } from '@recadinho/contracts/orders'
import type { Payment } from '@recadinho/contracts/payments'
import { expect, test } from 'vitest'
import { doubtText, misfitText, outcomeText, type OutcomeText } from './outcome-text.ts'

test.each<[string, Order['paymentStatus'], string | null, OutcomeText]>([
  ['an outcome that nobody knows', 'error', null, outcomeText.error],
  ['a call that failed', 'error', 'timeout', outcomeText.error],
  ['money that does not fit', 'error', 'mismatch', misfitText],
  ['less money than the total', 'short', null, misfitText],
])('§2 error: %s', (_, paymentStatus, failureCode, text) => {
  const payment = { failureCode } as Payment // all that is looked at
  expect(doubtText({ paymentStatus, payment })).toBe(text)
})
