/** The symbol of a currency in a market's format: `$`, `R$`, `CA$`. */
export function currencySymbol(currency: string, languageTag: string): string {
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
