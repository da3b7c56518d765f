/** Lower case without accents, so that `olivia` finds `Olívia`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words that an order is found by. Each starts after a space, so that `% word%` matches beginnings only. */
export const searchTextOf = (order: {
  number: string
  whatsappNumber: string
  guardianName: string
  childName: string
}): string =>
  ` ${fold([order.number, order.number.slice(2), order.whatsappNumber, order.guardianName, order.childName].join(' '))}`

/** The `LIKE` pattern of what staff typed: digits anywhere in the number, else the beginning of a word. */
export function searchPattern(typed: string): string {
  const text = fold(typed)
  const digits = text.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{4,}$/.test(digits)) return `%${digits}%`
  return `% ${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
