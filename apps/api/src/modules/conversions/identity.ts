import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config.ts'
import { visitCookie } from '../visits/cookie.ts'

/** What is read of a request. */
export interface Caller {
  headers: IncomingHttpHeaders
  ip: string
  cookies: Record<string, string | undefined>
}

/** By what an advertiser knows again whom it showed an advertisement. */
export interface Identity {
  ip: string
  userAgent: string
  fbp?: string
  fbc?: string
  externalId?: string
}

/** Meta's own: `fb.<index>.<ms>.<number or click>`, with what its parameter builder may append. */
const metaCookie = /^fb\.[0-2]\.\d{13}\.[\w-]{1,400}(?:\.[\w-]{1,20})?$/
const clickId = /^[\w-]{1,400}$/

/** Address and browser are the request's own; a click that is only in the page's address becomes its cookie. */
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

/** A number of the visit that means something to the shop alone. */
const externalIdOf = ({ linkSecret }: Config, visit: string) =>
  createHmac('sha256', linkSecret).update(`advertiser ${visit}`).digest('hex')

/** As advertisers compare addresses and numbers. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
export const hashedEmail = (email: string): string => hashed(email.trim().toLowerCase())
