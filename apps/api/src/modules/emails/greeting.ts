/**
 * A buyer's first name, or `undefined`. Text from a buyer is sent to an address that they may have invented, so it must
 * not carry a message: only one short word of letters is used.
 */
export function greetingName(guardianName: string): string | undefined {
  const [first = ''] = guardianName.trim().split(/\s+/u)
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? first : undefined
}
