import { randomInt } from 'node:crypto'

/** Digits and letters without look-alikes: no 0, 1, I, L, O, and no U (accidental words). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random public number such as `R-7K3M9Q`; a unique index rejects one that is taken, and the caller draws again. */
export function newOrderNumber(): string {
  return `R-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
