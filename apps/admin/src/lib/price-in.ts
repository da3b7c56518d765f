import type { AdminPackage } from '@recadinho/contracts/packages'
import { convert, type Money } from '@recadinho/i18n/money'

/**
 * A package's price in a currency, as the server computes it: its own, else the one in USD at this rate. `undefined` where
 * it is not sold in it.
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
