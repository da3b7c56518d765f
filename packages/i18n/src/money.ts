import { currencyExponent } from './currencies.ts'
import { numberFormat } from './formats.ts'

/** An amount in whole minor units (cents for most currencies) and its ISO 4217 code. */
export interface Money {
  amount: number
  currency: string
}

/** `amount` minor units of `currency`; throws unless it is a safe integer. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`)
  return { amount, currency }
}

/** Major units for services that require them: 49.9 for 4990 cents. Only for reporting, never for arithmetic. */
export const inMajorUnits = ({ amount, currency }: Money): number =>
  Number((amount / 10 ** currencyExponent(currency)).toFixed(3))

/** The sum; throws if the currencies differ. */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

/** The difference; throws if the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

/** A percentage of an amount, rounded once, half up. `percentage` is a whole number from 0 to 100. */
export function percentOf({ amount, currency }: Money, percentage: number): Money {
  if (!Number.isInteger(percentage) || percentage < 0 || percentage > 100)
    throw new RangeError(`Not a percentage: ${percentage}`)
  return money(divideHalfUp(BigInt(amount) * BigInt(percentage), 100n), currency)
}

/**
 * Converts an amount to another currency, rounded once to whole minor units, half up. Rates are decimal strings in
 * units per 1 USD (§9); `from` is the rate of the amount's own currency.
 */
export function convert({ amount, currency }: Money, to: string, rates: { from: string; to: string }): Money {
  const from = decimal(rates.from)
  const into = decimal(rates.to)
  const numerator = BigInt(amount) * into.digits * 10n ** BigInt(currencyExponent(to)) * from.scale
  const denominator = from.digits * into.scale * 10n ** BigInt(currencyExponent(currency))
  return money(divideHalfUp(numerator, denominator), to)
}

/** Splits an amount into `parts` that add up to it exactly; the first parts get the remaining minor units. */
export function split({ amount, currency }: Money, parts: number): Money[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`Not a number of parts: ${parts}`)
  const each = Math.floor(amount / parts)
  const odd = amount - each * parts
  return Array.from({ length: parts }, (_, index) => money(each + (index < odd ? 1 : 0), currency))
}

/**
 * Divides an amount in proportion to `weights` (non-negative integers) so that the shares add up exactly: each share is
 * rounded down, and the remaining minor units go to the largest remainders, earlier ones first. If all weights are
 * zero, everything goes to the first.
 */
export function allocate({ amount, currency }: Money, weights: readonly number[]): Money[] {
  const whole = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)
  if (weights.length === 0 || !whole || amount < 0) throw new RangeError('Nothing to divide, or by nothing')
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, index) => money(index === 0 ? amount : 0, currency))
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, share: Number(product / sum), remainder: product % sum }
  })
  const odd = amount - shares.reduce((total, { share }) => total + share, 0)
  const first = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  const lucky = new Set(first.slice(0, odd).map(({ index }) => index))
  return shares.map(({ index, share }) => money(share + (lucky.has(index) ? 1 : 0), currency))
}

/** `count` interest-free payments that add up to the amount: the first includes the remainder, the others are equal. */
export function installments(total: Money, count: number): { count: number; first: Money; each: Money } {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a number of installments: ${count}`)
  const each = money(Math.floor(total.amount / count), total.currency)
  return { count, first: money(total.amount - each.amount * (count - 1), total.currency), each }
}

/** The amount as a plain decimal: `49.90`. For display and for formats that need it; never for arithmetic. */
export function toDecimal({ amount, currency }: Money): string {
  const exponent = currencyExponent(currency)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return (amount < 0 ? '-' : '') + whole + fraction
}

/** The amount in the format of a language and country: `$9.90`, `R$ 49,90`. `languageTag` is BCP 47. */
export function formatMoney(value: Money, languageTag: string): string {
  const digits = currencyExponent(value.currency)
  const format = numberFormat(languageTag, {
    style: 'currency',
    currency: value.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(toDecimal(value) as `${number}`) // a decimal string keeps every digit; toDecimal produces one
}

function sameCurrency(a: Money, b: Money) {
  if (a.currency !== b.currency) throw new TypeError(`Mixed currencies: ${a.currency} and ${b.currency}`)
}

/** Only for non-negative numbers. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

function decimal(text: string): { digits: bigint; scale: bigint } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  const digits = match && BigInt(`${match[1]}${match[2] ?? ''}`)
  if (!digits) throw new RangeError(`Not a positive decimal: ${text}`)
  return { digits, scale: 10n ** BigInt(match[2]?.length ?? 0) }
}
