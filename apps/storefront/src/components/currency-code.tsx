import { Text } from '@recadinho/ui/text'
import { currencySymbol } from '../lib/market/currency-symbol.ts'
import { useLanguageTag } from '../lib/market/use-market.ts'

/** The code of a currency after its amount, where the sign alone is shared: many countries write `$`. */
export function CurrencyCode({ currency }: { currency: string }) {
  const tag = useLanguageTag()
  if (currencySymbol(currency, tag) !== '$') return null
  return (
    <Text as="span" size="sm" tone="muted">
      {' '}
      {currency}
    </Text>
  )
}
