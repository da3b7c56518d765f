import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'
import { deviceCookie } from './device.ts'
import type { SignInBrowser, SignedIn } from './begin.ts'

/** Strict: no other page, not even the storefront, makes a browser send it. It ends with the browser. */
export const staffCookie = (config: Config) => hostCookie(config, 'recadinho_staff', 'strict')

/** The browser behind a request that asks for a session. */
export const browserOf = (config: Config, request: FastifyRequest): SignInBrowser => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  deviceToken: request.cookies[deviceCookie(config).name],
  previousToken: request.cookies[staffCookie(config).name],
  requestId: request.id,
})

/** Gives a session that has just started to its browser. */
export function setSessionCookies(config: Config, reply: FastifyReply, session: SignedIn): void {
  const cookie = staffCookie(config)
  const device = deviceCookie(config)
  reply.setCookie(cookie.name, session.token, cookie.options)
  reply.setCookie(device.name, session.deviceToken, device.options)
}
