import type { Consent } from '@recadinho/contracts/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

/** With consent, a buyer may come back to order until the next day. */
const agreedSeconds = 24 * 3600
/** As long as a session lasts without a new event. */
const exemptSeconds = 30 * 60

const sessionCookie = (config: Config, seconds?: number) =>
  hostCookie(config, 'recadinho_session', 'lax', seconds)

/**
 * T9: stores the browser's session for an order that it may place: without consent only while the session lasts, after
 * a refusal of all measurement not at all.
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

/** `null` if there is none or it is not a session id. */
export function sessionOf(config: Config, request: FastifyRequest): string | null {
  const id = request.cookies[sessionCookie(config).name]
  return id !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null
}
