import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { cardOutcome, type CardResult } from './card-outcome.ts'

const intent = (status: string, lastError?: object) =>
  ({ paymentIntent: { status, last_payment_error: lastError ?? null } }) as unknown as PaymentIntentResult // all that is read
const failed = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult // as above

test.each<[string, PaymentIntentResult, CardResult]>([
  ['succeeded', intent('succeeded'), { kind: 'taken' }],
  ['processing', intent('processing'), { kind: 'taken' }],
  [
    'declined before',
    intent('requires_payment_method', { code: 'card_declined', decline_code: 'lost_card' }),
    { kind: 'declined', code: 'lost_card' },
  ],
  ['never tried', intent('requires_payment_method'), { kind: 'not_charged' }],
  [
    'left at its bank',
    intent('requires_action'),
    { kind: 'declined', code: 'payment_intent_authentication_failure' },
  ],
  ['cancelled', intent('canceled'), { kind: 'declined', code: null }],
  ['a word of a later release', intent('pondering'), { kind: 'not_charged' }],
  [
    'refused by its bank',
    failed({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }),
    { kind: 'declined', code: 'insufficient_funds' },
  ],
  [
    'expired',
    failed({ type: 'card_error', code: 'expired_card' }),
    { kind: 'declined', code: 'expired_card' },
  ],
  [
    'not authenticated, which is no card error (O1)',
    failed({
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_intent: { status: 'requires_payment_method' } as PaymentIntent,
    }),
    { kind: 'declined', code: 'payment_intent_authentication_failure' },
  ],
  ['not filled in', failed({ type: 'validation_error' }), { kind: 'unfinished' }],
  ['refused as a request', failed({ type: 'invalid_request_error' }), { kind: 'not_charged' }],
  ['cut off', failed({ type: 'api_connection_error' }), { kind: 'unknown' }],
  ['answered with a fault', failed({ type: 'api_error' }), { kind: 'unknown' }],
  [
    'charged in spite of an error',
    failed({ type: 'invalid_request_error', payment_intent: { status: 'succeeded' } as PaymentIntent }),
    { kind: 'taken' },
  ],
])('a payment that is %s', (_, result, outcome) => {
  expect(cardOutcome(result)).toEqual(outcome)
})
