import type { Installment, Locale } from '@recadinho/contracts/common'
import { convert, installments, money, percentOf, subtract, type Money } from '@recadinho/i18n/money'

/** The data from which prices are computed. */
export interface PriceBook {
  /** Package → currency → minor units: the explicit prices. */
  prices: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Currency → units per 1 USD. */
  rates: ReadonlyMap<string, string>
}

/**
 * The currency of a market: the country's; without a country, the shop's default; without that, BRL for Portuguese and
 * USD otherwise (§9).
 */
export const displayCurrency = (
  locale: Locale,
  country: { currency: string } | undefined,
  usual: string | null,
): string => country?.currency ?? usual ?? (locale === 'pt' ? 'BRL' : 'USD')

/**
 * A package's price: the explicit one, or the USD price at the rate of §9, rounded once, half up. `rate` is absent for
 * an explicit price. `undefined` if there is neither: the package is not sold in that currency.
 */
export function priceIn(
  book: PriceBook,
  packageId: string,
  currency: string,
): { price: Money; rate?: string } | undefined {
  const explicit = book.prices.get(packageId)
  const own = explicit?.get(currency)
  if (own !== undefined) return { price: money(own, currency) }
  const usd = explicit?.get('USD')
  const rate = book.rates.get(currency)
  if (usd === undefined || rate === undefined) return undefined
  return { price: convert(money(usd, 'USD'), currency, { from: '1', to: rate }), rate }
}

/** How much cheaper `count` characters are in this package than separately; `null` if nothing is saved. */
export function savingsOf(price: Money, single: Money | undefined, count: number): Money | null {
  if (!single || single.currency !== price.currency) return null
  const saved = single.amount * count - price.amount
  return saved > 0 ? money(saved, price.currency) : null
}

/** §9: the possible numbers of installments; a Brazilian custom, offered by the gateways only there. */
export const installmentsOf = (total: Money): Installment[] =>
  (total.currency === 'BRL' && total.amount > 0 ? [1, 2, 3] : [1]).map((count) => installments(total, count))

/** Price, discount and total; the discount is a whole percentage, rounded once, half up. */
export function amountsOf(price: Money, percentage: number): { price: Money; discount: Money; total: Money } {
  const discount = percentOf(price, percentage)
  return { price, discount, total: subtract(price, discount) }
}

/** Amounts with the installments that a buyer sees. */
export const withInstallments = <A extends { total: Money }>(
  amounts: A,
): A & { installments: Installment[] } =>
  Object.assign(amounts, { installments: installmentsOf(amounts.total) })
