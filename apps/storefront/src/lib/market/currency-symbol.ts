import { numberFormat } from '@recadinho/i18n/formats'

/** The symbol of a currency in a locale's format: `$`, `R$`, `CA$`. */
export function currencySymbol(currency: string, languageTag: string): string {
  const parts = numberFormat(languageTag, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The code to write beside a price: only if several countries share the sign, as with a plain `$`. */
export const currencyCode = (currency: string, languageTag: string): string | undefined =>
  currencySymbol(currency, languageTag) === '$' ? currency : undefined
