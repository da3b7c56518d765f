/** What happens when a card is charged. */
export type CardBehaviour =
  | { kind: 'pays' }
  | { kind: 'declines'; code: string; declineCode: string | null; message: string; cvcCheck?: 'fail' }
  | { kind: 'challenges'; then: 'pays' | 'declines' }

const GENERIC: Extract<CardBehaviour, { kind: 'declines' }> = {
  kind: 'declines',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

/** A card that requires 3-D Secure and is then declined by its bank. */
export const AFTER_CHALLENGE = GENERIC

function declined(declineCode: string, message: string): CardBehaviour {
  return { kind: 'declines', code: 'card_declined', declineCode, message }
}

const PAYS: CardBehaviour = { kind: 'pays' }

/** Stripe's published test numbers (docs.stripe.com/testing). */
const CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': PAYS,
  '4000056655665556': PAYS,
  '5555555555554444': PAYS,
  '2223003122003222': PAYS,
  '378282246310005': PAYS,
  '6011111111111117': PAYS,
  '4000000760000002': PAYS,
  '4000000000000002': GENERIC,
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card', 'Your card was declined.'),
  '4000000000009979': declined('stolen_card', 'Your card was declined.'),
  '4000000000000069': {
    kind: 'declines',
    code: 'expired_card',
    declineCode: null,
    message: 'Your card has expired.',
  },
  '4000000000000127': {
    kind: 'declines',
    code: 'incorrect_cvc',
    declineCode: null,
    message: "Your card's security code is incorrect.",
    cvcCheck: 'fail',
  },
  '4000000000000119': {
    kind: 'declines',
    code: 'processing_error',
    declineCode: null,
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000002500003155': { kind: 'challenges', then: 'pays' },
  '4000002760003184': { kind: 'challenges', then: 'pays' },
  '4000000000003220': { kind: 'challenges', then: 'pays' },
  '4000008400001629': { kind: 'challenges', then: 'declines' },
}

/** Predefined payment methods that a server may use instead of a card. */
export const TEST_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_br: '4000000760000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
}

/** How a card behaves; a number unknown to Stripe's sandbox is declined as a live card. */
export function behaviourOf(number: string): CardBehaviour {
  return (
    CARDS[number] ??
    declined('test_mode_live_card', 'Your card was declined. The sandbox takes only test card numbers.')
  )
}

export function brandOf(number: string): 'amex' | 'discover' | 'mastercard' | 'visa' | 'unknown' {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^6(011|5)/.test(number)) return 'discover'
  return 'unknown'
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  let sum = 0
  for (const [position, digit] of Array.from(number, Number).reverse().entries()) {
    const doubled = position % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
