import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'
import { deviceCookie } from './device.ts'
import type { SignInBrowser, SignedIn } from './begin.ts'

/** Strict: no other site, not even the storefront, makes a browser send it. A session cookie. */
export const staffCookie = (config: Config) => hostCookie(config, 'recadinho_staff', 'strict')

/** The browser of a request for a session. */
export const browserOf = (config: Config, request: FastifyRequest): SignInBrowser => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  deviceToken: request.cookies[deviceCookie(config).name],
  previousToken: request.cookies[staffCookie(config).name],
  requestId: request.id,
})

/** Sets the cookies of a new session. */
export function setSessionCookies(config: Config, reply: FastifyReply, session: SignedIn): void {
  const cookie = staffCookie(config)
  const device = deviceCookie(config)
  reply.setCookie(cookie.name, session.token, cookie.options)
  reply.setCookie(device.name, session.deviceToken, device.options)
}
