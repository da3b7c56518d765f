import { orderStatuses } from '@recadinho/contracts/filters'
import { setupI18n } from '@lingui/core'
import { orderPaymentStatuses } from '@recadinho/contracts/filters'
import { expect, test } from 'vitest'
import { declineText } from './decline-text.ts'
import { isPaid, isPayable, outcomeOf } from './outcome.ts'

test('§2: an order’s money has one of four outcomes, or none before the first attempt', () => {
  const shown = orderPaymentStatuses.map((paymentStatus) => [paymentStatus, outcomeOf({ paymentStatus })])
  expect(Object.fromEntries(shown)).toEqual({
    unpaid: undefined,
    processing: 'processing',
    confirmed: 'confirmed',
    failed: 'failed',
    error: 'error',
    partially_refunded: 'confirmed',
    refunded: 'confirmed',
    disputed: 'confirmed',
    overpaid: 'confirmed',
    underpaid: 'error',
  })
})

test('no order is both paid and payable, and only pending and expired ones are payable', () => {
  for (const status of orderStatuses)
    for (const paymentStatus of orderPaymentStatuses) {
      const order = { status, paymentStatus }
      expect(isPaid(order) && isPayable(order)).toBe(false)
      expect(isPayable(order) && !['pending', 'expired'].includes(status)).toBe(false)
    }
})

test('every refusal has a text, also with an unknown code', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const say = (code: string | null | undefined) => i18n._(declineText(code))
  expect(say('insufficient_funds')).toContain('funds')
  expect(say('incorrect_cvc')).toContain('security code')
  expect(say('cc_rejected_insufficient_amount')).toBe(say('insufficient_funds'))
  expect(say('cc_rejected_bad_filled_security_code')).toBe(say('incorrect_cvc'))
  const unknown = say('generic_decline')
  for (const code of ['made_up', 'constructor', '', null, undefined]) expect(say(code)).toBe(unknown)
})
