/**
 * Countries where WhatsApp spells some mobile numbers differently, as [WhatsApp's or the old spelling, the canonical
 * spelling]: Brazil's ninth digit, Argentina's 9, and what Mexico dialed after the country code until 2019.
 */
const spellings: readonly (readonly [RegExp, string, (one: string) => string])[] = [
  [/^55(\d{2})([6-9]\d{7})$/, '55$19$2', (one) => one.replace(/^(55\d{2})9([6-9]\d{7})$/, '$1$2')],
  [/^54([1-8]\d{9})$/, '549$1', (one) => one.replace(/^549([1-8]\d{9})$/, '54$1')],
  [/^52(?:1|01|04[45])(\d{10})$/, '52$1', (one) => one.replace(/^52(\d{10})$/, '521$1')],
]

/** The canonical spelling of a WhatsApp number (digits with the country code), the same for all its spellings. */
export function chatNumber(digits: string): string {
  for (const [other, one] of spellings) if (other.test(digits)) return digits.replace(other, one)
  return digits
}

/** Every spelling of a number, the canonical one first. */
export function spellingsOf(digits: string): string[] {
  const one = chatNumber(digits)
  return [...new Set([one, ...spellings.map(([, , otherOf]) => otherOf(one))])]
}
