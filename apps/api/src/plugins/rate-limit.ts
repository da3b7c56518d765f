import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'

/** Calls a minute from one address, by kind of call. Catalog and settings come from memory and have none. */
const perMinute = {
  write: 300,
  /** Of a network: a household, or a school. */
  tracking: 1200,
  visit: 120,
  'affiliate-click': 60,
  conversion: 240,
  'promo-code': 60,
  'sign-in': 60,
  'contact-message': 20,
  'order-link': 10,
} as const
export type RateLimit = keyof typeof perMinute

/** A first fence in this process's memory; sign-ins are counted in the database besides. */
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

/** The part of a route's configuration that puts it under a limit. */
export const limitFor = (kind: RateLimit | undefined) =>
  kind ? { rateLimit: { max: perMinute[kind], ...(kind === 'tracking' ? byNetwork : {}) } } : {}

/** One who floods with events has many addresses. */
const byNetwork = { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) }
