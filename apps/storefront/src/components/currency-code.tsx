import { Text } from '@recadinho/ui/text'
import { currencyCode } from '../lib/market/currency-symbol.ts'
import { useLanguageTag } from '../lib/market/use-market.ts'

/** The currency code after an amount, for signs that several countries share, such as `$`. */
export function CurrencyCode({ currency }: { currency: string }) {
  const code = currencyCode(currency, useLanguageTag())
  if (!code) return null
  return (
    <Text as="span" size="sm" tone="muted">
      {' '}
      {code}
    </Text>
  )
}
