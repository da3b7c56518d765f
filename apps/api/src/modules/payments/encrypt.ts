import { encryptionFor } from '../../encrypt.ts'

const inbox = encryptionFor('webhook inbox')

/** Encrypts a webhook's body for the inbox: it names the payer. */
export const encrypt = (secret: string, body: Buffer): Buffer => inbox.encrypt(secret, body)

/** The body again; throws when the secret is another or the bytes were changed. */
export const decrypt = (secret: string, encrypted: Buffer): Buffer => inbox.decrypt(secret, encrypted)

/**
 * A webhook's body without the client secrets in it: with one, anybody can finish or read the buyer's payment, and nothing
 * here ever needs it again.
 */
export function withoutClientSecrets(body: Buffer): Buffer {
  if (!body.includes('"client_secret"')) return body
  return Buffer.from(body.toString().replaceAll(/("client_secret"\s*:\s*)"[^"]*"/g, '$1null'))
}
