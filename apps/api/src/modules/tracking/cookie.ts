import type { Consent } from '@recadinho/contracts/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

/** A buyer who agreed may think the order over until the next day. */
const agreedSeconds = 24 * 3600
/** As long as a session goes on without an event. */
const exemptSeconds = 30 * 60

const sessionCookie = (config: Config, seconds?: number) =>
  hostCookie(config, 'recadinho_session', 'lax', seconds)

/**
 * T9: which session a browser is in, for the order that it may place. Without consent only as long as the session goes on;
 * after a refusal of all measurement not even that.
 */
export function rememberSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, consent }: { sessionId: string; consent: Consent },
): void {
  const { name, options } = sessionCookie(config, consent === 'granted' ? agreedSeconds : exemptSeconds)
  if (consent !== 'denied') reply.setCookie(name, sessionId, options)
  else if (request.cookies[name] !== undefined) reply.clearCookie(name, options)
}

/** `null` where there is none, or something that is no session's id. */
export function sessionOf(config: Config, request: FastifyRequest): string | null {
  const id = request.cookies[sessionCookie(config).name]
  return id !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null
}
