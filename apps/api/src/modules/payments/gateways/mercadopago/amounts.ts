import { GatewayError } from '../gateway.ts'

/** The decimal places of each currency at Mercado Pago; other currencies cannot be paid there. */
const digits = { BRL: 2 } as const

export const currencies = Object.keys(digits)

/**
 * Minor units as Mercado Pago's decimal number: 1990 becomes 19.9. Throws `refused` if the amount cannot be converted.
 */
export function toDecimal(minor: number, currency: string): number {
  if (!Number.isSafeInteger(minor) || minor <= 0 || minor >= 1e12)
    throw refused(`Mercado Pago takes no ${minor} ${currency}`)
  const scale = 10 ** digitsOf(currency)
  return minor / scale
}

/** The decimal number as minor units; `null` if it is invalid, such as 19.905. */
export function fromDecimal(decimal: unknown, currency: string): number | null {
  if (typeof decimal !== 'number' || !Number.isFinite(decimal) || decimal < 0) return null
  const scale = 10 ** digitsOf(currency)
  const minor = Math.round(decimal * scale)
  return Number.isSafeInteger(minor) && minor / scale === decimal ? minor : null
}

function digitsOf(currency: string): number {
  if (Object.hasOwn(digits, currency)) return digits[currency as keyof typeof digits] // its own key
  throw refused(`Mercado Pago takes no ${currency}`)
}

const refused = (message: string) => new GatewayError('refused', message, 'amount_not_representable')
