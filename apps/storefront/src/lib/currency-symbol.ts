/** The sign of a currency as that place writes it: `$`, `R$`, `CA$`. */
export function currencySymbol(currency: string, languageTag: string): string {
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
