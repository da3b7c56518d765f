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

/** Encrypts database values for one purpose; they cannot be decrypted for another. */
export function encryptionFor(purpose: string) {
  const keys = new Map<string, KeyObject>()

  /** Derived once per secret. */
  function keyOf(secret: string): KeyObject {
    const known = keys.get(secret)
    if (known) return known
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
    keys.set(secret, key)
    return key
  }

  return {
    encrypt(secret: string, text: Buffer): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    /** Decrypts; throws if the secret differs or the bytes were changed. */
    decrypt(secret: string, encrypted: Buffer): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), encrypted.subarray(0, nonceLength))
      decipher.setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength))
      return Buffer.concat([decipher.update(encrypted.subarray(nonceLength + tagLength)), decipher.final()])
    },
  }
}
