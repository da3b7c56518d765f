import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe writes them: a prefix for the kind, then 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`
}

/** Letters and digits, one of 62 each (the small bias of the remainder does not matter in a sandbox). */
export function randomText(length: number): string {
  let text = ''
  for (const byte of randomBytes(length)) text += ALPHABET.charAt(byte % ALPHABET.length)
  return text
}
