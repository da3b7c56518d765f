/** A problem with a field, as the key of its text. */
export type CardProblem =
  | 'numberIncomplete'
  | 'numberInvalid'
  | 'expiryIncomplete'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcIncomplete'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

export const isAmex = (number: string) => /^3[47]/.test(digitsOf(number))

/** Formats a number in groups of four, or 4-6-5 for American Express. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = isAmex(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return groups.exec(digits)?.slice(1).filter(Boolean).join(' ') ?? ''
}

/** `12 / 34`; a first digit above 1 is a complete month, and a four-digit year (from autofill) loses its century. */
export function formatExpiry(text: string): string {
  const [, typedMonth = '', typedYear = ''] = /^\D*(\d{1,2})\D*(\d{0,4})/.exec(text) ?? []
  const month = /^[2-9]$/.test(typedMonth) ? `0${typedMonth}` : typedMonth
  const year = typedYear.length === 4 ? typedYear.slice(2) : typedYear.slice(0, 2)
  if (month.length === 2 && (year !== '' || /\D$/.test(text) || typedMonth.length === 1))
    return `${month} / ${year}`
  return month
}

export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, isAmex(number) ? 4 : 3)
}

export function checkNumber(text: string): CardProblem | undefined {
  const digits = digitsOf(text)
  if (digits.length < (isAmex(digits) ? 15 : 16)) return 'numberIncomplete'
  let sum = 0
  for (const [position, digit] of Array.from(digits, Number).reverse().entries()) {
    const doubled = position % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0 ? undefined : 'numberInvalid'
}

export function checkExpiry(text: string, now: Date): CardProblem | undefined {
  const expiry = readExpiry(text)
  if (!expiry) return 'expiryIncomplete'
  if (expiry.month < 1 || expiry.month > 12) return 'expiryInvalid'
  const ended = (expiry.year - now.getFullYear()) * 12 + expiry.month - (now.getMonth() + 1) < 0
  return ended ? 'expiryPast' : undefined
}

export function checkCvc(text: string, number: string): CardProblem | undefined {
  return digitsOf(text).length === (isAmex(number) ? 4 : 3) ? undefined : 'cvcIncomplete'
}

/** Month and four-digit year of a complete `MM / YY`. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text)
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined
}
