import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'
import { deviceCookie } from './device.ts'
import type { SignedIn } from './service.ts'

/** Strict: no other page, not even the storefront, makes a browser send it. It ends with the browser. */
export const staffCookie = (config: Config) => hostCookie(config, 'recadinho_staff', 'strict')

/** Gives a session that has just started to its browser. */
export function setSessionCookies(config: Config, reply: FastifyReply, session: SignedIn): void {
  const cookie = staffCookie(config)
  const device = deviceCookie(config)
  reply.setCookie(cookie.name, session.token, cookie.options)
  reply.setCookie(device.name, session.deviceToken, device.options)
}
