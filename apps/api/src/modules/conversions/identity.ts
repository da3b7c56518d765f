import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { consentVersion } from '@recadinho/contracts/consent'
import { consentHeader } from '@recadinho/contracts/conversions'
import type { Config } from '../../config.ts'
import { visitCookie } from '../visits/cookie.ts'

/** The parts of a request that are read. */
export interface Caller {
  headers: IncomingHttpHeaders
  ip: string
  cookies: Record<string, string | undefined>
}

/** What an advertiser uses to recognize a visitor. */
export interface Identity {
  ip: string
  userAgent: string
  fbp?: string
  fbc?: string
  externalId?: string
}

/** Meta's cookie format: `fb.<index>.<ms>.<number or click>`, plus what its parameter builder may append. */
const metaCookie = /^fb\.[0-2]\.\d{13}\.[\w-]{1,400}(?:\.[\w-]{1,20})?$/
const clickId = /^[\w-]{1,400}$/

/**
 * IP address and user agent come from the request itself; a click id that is only in the page's URL is formatted as its
 * cookie.
 */
export function identityOf(
  config: Config,
  { headers, ip, cookies }: Caller,
  url: string,
  now: Date,
): Identity {
  const fbp = fitting(headers['x-fbp'], metaCookie)
  const click = fitting(new URL(url).searchParams.get('fbclid'), clickId)
  const fbc = fitting(headers['x-fbc'], metaCookie) ?? (click && `fb.1.${now.getTime()}.${click}`)
  const visit = cookies[visitCookie(config).name]
  return {
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 1000) || 'unknown',
    ...(fbp && { fbp }),
    ...(fbc && { fbc }),
    ...(visit && { externalId: externalIdOf(config, visit) }),
  }
}

export const fitting = (text: unknown, pattern: RegExp): string | undefined =>
  typeof text === 'string' && pattern.test(text) ? text : undefined

/** A pseudonym of the visit that only the shop can resolve. */
const externalIdOf = ({ linkSecret }: Config, visit: string) =>
  createHmac('sha256', linkSecret).update(`advertiser ${visit}`).digest('hex')

/** Hashed as advertisers compare email addresses and phone numbers. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
export const hashedEmail = (email: string): string => hashed(email.trim().toLowerCase())

/**
 * The version of the consent question that the visitor agreed to; `undefined`: nothing may be reported. Consent to any
 * other version than the current one does not count, and Global Privacy Control overrides every answer.
 */
export function consentOf(headers: IncomingHttpHeaders): number | undefined {
  if (headers['sec-gpc'] === '1') return undefined
  return headers[consentHeader] === String(consentVersion) ? consentVersion : undefined
}
