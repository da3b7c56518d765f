import { createHash, randomBytes } from 'node:crypto'

/** A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random, so that new rows go to the end of an index. */
export function uuidv7(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** An unguessable token of 256 bits for a cookie; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest()

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The text if it is a UUID, such as an id that comes back from outside, where it could be anything. */
export const uuidOrNull = (text: string | null | undefined): string | null =>
  typeof text === 'string' && uuid.test(text) ? text : null
