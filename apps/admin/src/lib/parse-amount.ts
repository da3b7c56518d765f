import { currencyExponent } from '@recadinho/i18n/currencies'
import type { Money } from '@recadinho/i18n/money'

/**
 * Parses a typed amount, `89,90`, `89.90`, `1.299,90` or `R$ 89`, to minor units. `undefined` if it is not an amount or
 * has more decimals than the currency: money is never guessed.
 */
export function parseAmount(typed: string, currency: string): Money | undefined {
  const exponent = currencyExponent(currency)
  const text = typed.replaceAll(/[\s\u00a0]/g, '').replace(/^[^\d.,-]+/, '')
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', grouping, point, decimals = ''] = match
  // A single separator before three digits groups thousands, unless the currency has three decimals.
  if (point !== undefined && point === grouping) return undefined
  if (decimals.length > exponent) return undefined
  const digits = whole.replaceAll(/[.,]/g, '') + decimals.padEnd(exponent, '0')
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? { amount, currency } : undefined
}
