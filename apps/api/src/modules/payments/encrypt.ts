import { encryptionFor } from '../../encrypt.ts'

const inbox = encryptionFor('webhook inbox')

/** Encrypts a webhook's body for the inbox, because it names the payer. */
export const encrypt = (secret: string, body: Buffer): Buffer => inbox.encrypt(secret, body)

/** Decrypts the body; throws if the secret differs or the bytes were changed. */
export const decrypt = (secret: string, encrypted: Buffer): Buffer => inbox.decrypt(secret, encrypted)

/**
 * A webhook's body without client secrets: with one, anybody can complete or read the buyer's payment, and the shop
 * never needs it again.
 */
export function withoutClientSecrets(body: Buffer): Buffer {
  if (!body.includes('"client_secret"')) return body
  return Buffer.from(body.toString().replaceAll(/("client_secret"\s*:\s*)"[^"]*"/g, '$1null'))
}
