import { Secret, TOTP } from 'otpauth'
import { isTotpCode, plain } from './recovery-codes.ts'

const period = 30

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The content of the QR code for an authenticator app. */
export const totpUri = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  totpOf(secret, { issuer, label: email }).toString()

/** The half minute of a valid code: the current, previous or next one; otherwise `undefined`. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  // The library throws at anything that is not as long as a code.
  if (!isTotpCode(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: plain(code), timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })
