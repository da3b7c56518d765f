import type { Order } from '@recadinho/contracts/orders'
import type { Payment } from '@recadinho/contracts/payments'
import { expect, test } from 'vitest'
import { doubtText, mismatchedText, outcomeText, type OutcomeText } from './outcome-text.ts'

test.each<[string, Order['paymentStatus'], string | null, OutcomeText]>([
  ['an outcome that nobody knows', 'error', null, outcomeText.error],
  ['a call that failed', 'error', 'timeout', outcomeText.error],
  ['money that does not fit', 'error', 'mismatched', mismatchedText],
  ['less money than the total', 'underpaid', null, mismatchedText],
])('§2 error: %s', (_, paymentStatus, failureCode, text) => {
  const payment = { failureCode } as Payment // all that is read
  expect(doubtText({ paymentStatus, payment })).toBe(text)
})
