import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

const cookieAgeSeconds = 180 * 24 * 3600

/**
 * A browser that was used to sign in before, by OWASP's "device cookies" against guessing: it names no session and
 * opens nothing. Attempts from it are counted apart from those of the network, so that guesses from the same office or
 * provider cannot lock out a member of staff whose browser is known.
 */
export const deviceCookie = (config: Config) =>
  hostCookie(config, 'recadinho_staff_device', 'strict', cookieAgeSeconds)

/** What the cookie holds: a random name of the browser, and the proof that this server gave it to this account. */
export function deviceToken(
  { linkSecret }: Config,
  email: string,
  device = randomBytes(16).toString('base64url'),
) {
  return `${device}.${proofOf(linkSecret, email, device).toString('base64url')}`
}

/** The browser's name, if the token was given to this account. */
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
