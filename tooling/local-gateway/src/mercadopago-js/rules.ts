import { checkExpiry, checkNumber, isAmex } from '../stripe-js/card-rules.ts'
import type { FieldProblem, FieldType } from './messages.ts'

/** The problems of a field, with the real script's texts and causes; an empty field is too short. */
export function problemsOf(field: FieldType, text: string, number: string): FieldProblem[] {
  if (field === 'cardNumber') {
    const problem = checkNumber(text)
    if (problem === undefined) return []
    return problem === 'numberIncomplete'
      ? [{ field, cause: 'invalid_length', message: "cardNumber should be of length between '9' and '18'." }]
      : [{ field, cause: 'invalid_value', message: 'card number rejected on Luhn Validation.' }]
  }
  if (field === 'expirationDate') {
    const problem = checkExpiry(text, new Date())
    if (problem === undefined) return []
    return problem === 'expiryIncomplete'
      ? [{ field, cause: 'invalid_length', message: "expirationYear should be of length '2' or '4'." }]
      : [{ field, cause: 'invalid_value', message: 'expirationMonth should be a value from 1 to 12.' }]
  }
  const length = isAmex(number) ? 4 : 3
  const fits = text.replaceAll(/\D/g, '').length === length
  return fits
    ? []
    : [{ field, cause: 'invalid_length', message: `securityCode should be of length '${length}'.` }]
}

/** The first eight digits, or null if there are fewer. */
export function binOf(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '')
  return digits.length < 8 ? null : digits.slice(0, 8)
}
