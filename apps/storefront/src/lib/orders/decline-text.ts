import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '@recadinho/contracts/catalog'
import { outcomeText } from './outcome-text.ts'

const funds = msg`This card doesn't have enough funds or credit for this. Try another card.`
const lost = msg`This card can't be used. Try another card, or ask your bank.`
const number = msg`The card number isn't right. Check the digits.`
const expiry = msg`The expiry date is wrong or has passed. Check it, or try another card.`
const securityCode = msg`The security code isn't right. Check it and try again.`
const trouble = msg`The bank had trouble with this payment. You weren't charged; try again in a moment.`
const identity = msg`Your bank couldn't confirm that it's you. Try again, or use another card.`
const unfit = msg`Your bank doesn't allow this card for this type of payment. Try another card.`

// Stripe's documented decline codes (https://docs.stripe.com/declines/codes) and Mercado Pago's cc_rejected_…
const texts: Record<string, MessageDescriptor> = {
  insufficient_funds: funds,
  card_velocity_exceeded: funds,
  withdrawal_count_limit_exceeded: funds,
  lost_card: lost,
  stolen_card: lost,
  pickup_card: lost,
  restricted_card: lost,
  incorrect_number: number,
  invalid_number: number,
  invalid_account: number,
  expired_card: expiry,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  incorrect_cvc: securityCode,
  invalid_cvc: securityCode,
  processing_error: trouble,
  issuer_not_available: trouble,
  try_again_later: trouble,
  reenter_transaction: trouble,
  authentication_required: identity,
  payment_intent_authentication_failure: identity,
  card_not_supported: unfit,
  currency_not_supported: unfit,
  service_not_allowed: unfit,
  transaction_not_allowed: unfit,
  cc_rejected_insufficient_amount: funds,
  cc_rejected_card_disabled: lost,
  cc_rejected_blacklist: lost,
  cc_rejected_bad_filled_card_number: number,
  cc_rejected_bad_filled_date: expiry,
  cc_rejected_bad_filled_security_code: securityCode,
  cc_rejected_card_error: trouble,
  cc_rejected_call_for_authorize: identity,
  cc_rejected_invalid_installments: unfit,
  test_mode_live_card: msg`This is a test shop: it only accepts test cards, such as 4242 4242 4242 4242.`,
}

const pix = msg`The PIX payment didn't go through, and nothing was charged. You can get a new code right now.`

/** Why a payment was refused, in one or two sentences; §8's text for unknown codes. */
export const declineText = (
  code: string | null | undefined,
  method: PaymentMethod = 'card',
): MessageDescriptor =>
  method === 'pix' ? pix : (Object.hasOwn(texts, code ?? '') && texts[code ?? '']) || outcomeText.failed.text
