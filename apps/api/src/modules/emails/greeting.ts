import { childrenOf } from '@recadinho/stage/first-name'

/**
 * A buyer's first name, or `undefined`. Text from a buyer is sent to an address that they may have invented, so it must
 * not carry a message: only one name of one or two short words of letters is used.
 */
export function greetingName(guardianName: string): string | undefined {
  const [first = ''] = childrenOf(guardianName)
  return /^(?=.{1,24}$)\p{L}[\p{L}\p{M}'’-]{0,19}(?: \p{L}[\p{L}\p{M}'’-]*)?$/u.test(first)
    ? first
    : undefined
}
