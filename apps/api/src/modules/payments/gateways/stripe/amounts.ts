import { currencyExponent } from '@recadinho/i18n/currencies'
import { GatewayError } from '../gateway.ts'

/** Stripe's decimal places where they differ from ISO 4217 (docs.stripe.com/currencies). */
const digits: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

/** The step of an amount in Stripe's units: whole units only, or tenths of the smallest coin. */
const steps: Readonly<Record<string, number>> = {
  ISK: 100,
  UGX: 100,
  BHD: 10,
  JOD: 10,
  KWD: 10,
  OMR: 10,
  TND: 10,
}

/** Stripe's maximum of eight digits. */
const most = 99_999_999

/** Our minor units in Stripe's units; throws `refused` if Stripe cannot represent the amount. */
export function toStripeAmount(amount: number, currency: string): number {
  const shift = digitsOf(currency) - currencyExponent(currency)
  const theirs = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift
  const fits = Number.isSafeInteger(theirs) && theirs >= 0 && theirs <= most
  if (fits && theirs % (steps[currency] ?? 1) === 0) return theirs
  throw new GatewayError('refused', `Stripe takes no ${amount} ${currency}`, 'amount_not_representable')
}

/** Stripe's units in our minor units. A fraction is kept: it fits no payment. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  amount / 10 ** (digitsOf(currency) - currencyExponent(currency))

const digitsOf = (currency: string): number => digits[currency] ?? currencyExponent(currency)
