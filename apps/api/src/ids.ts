import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto'

/** A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random, so that new rows go to the end of an index. */
export function uuidv7(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  const random = randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}

/** An unguessable token of 256 bits for a cookie; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The secret of a link: 128 bits of an HMAC, so that it can be derived whenever the link is shown or sent, and no table
 * stores it.
 */
export const linkToken = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest().subarray(0, 16).toString('base64url')

export const sha256 = (value: string): Buffer => hash('sha256', value, 'buffer')

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The text if it is a UUID, such as an id that comes back from outside, where it could be anything. */
export const uuidOrNull = (text: string | null | undefined): string | null =>
  typeof text === 'string' && uuid.test(text) ? text : null
