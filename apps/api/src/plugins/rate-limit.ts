import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'

/** Calls per minute and address, by kind of call. Catalog and settings are served from memory without a limit. */
const perMinute = {
  write: 300,
  /** Per network: a household, or a school. */
  tracking: 1200,
  visit: 120,
  'affiliate-click': 60,
  conversion: 240,
  'promo-code': 60,
  'sign-in': 60,
  'contact-message': 20,
  'order-link': 10,
  'partner-page': 30,
} as const
export type RateLimit = keyof typeof perMinute

/** A first limit in this process's memory; sign-ins are also counted in the database. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: 60_000,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', 'Too many requests; slow down', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  })
}

/** A route's configuration for a limit. */
export const limitFor = (kind: RateLimit | undefined) =>
  kind ? { rateLimit: { max: perMinute[kind], ...(kind === 'tracking' ? byNetwork : {}) } } : {}

/** An attacker who floods events has many addresses. */
const byNetwork = { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) }
