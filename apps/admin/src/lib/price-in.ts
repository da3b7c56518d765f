import type { AdminPackage } from '@recadinho/contracts/packages'
import { convert, type Money } from '@recadinho/i18n/money'

/**
 * A package's price in a currency, computed as on the server: the explicit price, otherwise the USD price converted at
 * the rate. `undefined` if it is not sold in the currency.
 */
export function priceIn(
  { prices }: Pick<AdminPackage, 'prices'>,
  currency: string,
  perUsd: string | undefined,
): Money | undefined {
  const own = prices.find((price) => price.currency === currency)
  const usd = prices.find((price) => price.currency === 'USD')
  return own ?? (usd && perUsd !== undefined ? convert(usd, currency, { from: '1', to: perUsd }) : undefined)
}
