import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

const cookieAgeSeconds = 180 * 24 * 3600

/**
 * Marks a browser that was used to sign in before (OWASP's "device cookies" against guessing): it identifies no session
 * and grants nothing. Its attempts are counted separately from the network's, so that guesses from the same office or
 * provider cannot lock out a member of staff with a known browser.
 */
export const deviceCookie = (config: Config) =>
  hostCookie(config, 'recadinho_staff_device', 'strict', cookieAgeSeconds)

/** The cookie's value: a random name of the browser, and the proof that this server issued it for this account. */
export function deviceToken(
  { linkSecret }: Config,
  email: string,
  device = randomBytes(16).toString('base64url'),
) {
  return `${device}.${proofOf(linkSecret, email, device).toString('base64url')}`
}

/** The browser's name, if the token was issued for this account. */
export function knownDevice(
  { linkSecret }: Config,
  email: string,
  token: string | undefined,
): string | undefined {
  const [, device, proof] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (device === undefined || proof === undefined) return undefined
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(linkSecret, email, device)
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
}

const proofOf = (secret: string, email: string, device: string) =>
  createHmac('sha256', secret).update(`staff device ${device} ${email.toLowerCase()}`).digest()
