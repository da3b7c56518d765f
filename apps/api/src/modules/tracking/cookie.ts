import type { Consent } from '@recadinho/contracts/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

const rememberedSeconds = 24 * 3600

const sessionCookie = (config: Config) => hostCookie(config, 'recadinho_session', 'lax', rememberedSeconds)

/** T9: which session a browser is in, for the order that it may place. Never without consent. */
export function rememberSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, consent }: { sessionId: string; consent: Consent },
): void {
  const { name, options } = sessionCookie(config)
  if (consent !== 'denied' && request.cookies[name] !== sessionId) reply.setCookie(name, sessionId, options)
}

/** `null` where there is none, or something that is no session's id. */
export function sessionOf(config: Config, request: FastifyRequest): string | null {
  const id = request.cookies[sessionCookie(config).name]
  return id !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null
}
