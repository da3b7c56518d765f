import { currencyExponent } from '@recadinho/i18n/currencies'
import type { Money } from '@recadinho/i18n/money'

/**
 * An amount as people type it, `89,90`, `89.90`, `1.299,90` or `R$ 89`, in minor units. `undefined` when it is none,
 * or when it has more decimals than the currency: money is never guessed.
 */
export function parseAmount(typed: string, currency: string): Money | undefined {
  const exponent = currencyExponent(currency)
  const text = typed.replaceAll(/[\s\u00a0]/g, '').replace(/^[^\d.,-]+/, '')
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', grouping, point, decimals = ''] = match
  // One separator before three digits is a group, unless the currency has three decimals.
  if (point !== undefined && point === grouping) return undefined
  if (decimals.length > exponent) return undefined
  const digits = whole.replaceAll(/[.,]/g, '') + decimals.padEnd(exponent, '0')
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? { amount, currency } : undefined
}
