import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** Encrypts a webhook's body for the inbox: it names the payer. */
export function encrypt(secret: string, body: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const text = Buffer.concat([cipher.update(body), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/**
 * A webhook's body without the client secrets in it: with one, anybody can finish or read the buyer's payment, and nothing
 * here ever needs it again.
 */
export function withoutClientSecrets(body: Buffer): Buffer {
  if (!body.includes('"client_secret"')) return body
  return Buffer.from(body.toString().replaceAll(/("client_secret"\s*:\s*)"[^"]*"/g, '$1null'))
}

/** The body again; throws when the secret is another or the bytes were changed. */
export function decrypt(secret: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), encrypted.subarray(0, nonceLength))
  decipher.setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(encrypted.subarray(nonceLength + tagLength)), decipher.final()])
}

const keys = new Map<string, KeyObject>()

/** Derived once for each secret that a process has. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'webhook inbox', 32)))
  keys.set(secret, key)
  return key
}
