/**
 * A buyer's first name, or nothing. What a buyer typed goes to an address that they may have invented, so it must not be
 * able to carry a message: one short word of letters.
 */
export function greetingName(guardianName: string): string | undefined {
  const [first = ''] = guardianName.trim().split(/\s+/u)
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? first : undefined
}
