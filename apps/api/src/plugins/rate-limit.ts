import fastifyRateLimit from '@fastify/rate-limit'
import type { Bounds, Call } from '@recadinho/contracts/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { addressOf, networkOf } from '../network.ts'

/** Calls of staff per minute and address; all other calls declare theirs in the contract (`Bounds`). */
const perMinute = { write: 300, 'sign-in': 60, 'order-link': 10 } as const
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

/** A route's configuration for the calls that it may get in a minute. */
export function limitFor(call: Call, ofStaff?: RateLimit) {
  const max = 'bounds' in call ? callsPerMinute(call.bounds) : ofStaff && perMinute[ofStaff]
  if (max === undefined) return {}
  // An attacker who floods figures has many addresses; buyers may share a network.
  const keyOf = 'bounds' in call && call.bounds.newKeysPerDay > 0 ? networkOf : addressOf
  return { rateLimit: { max, keyGenerator: ({ ip }: FastifyRequest) => keyOf(ip) } }
}

/** `undefined` for calls that store nothing, or only what is signed. */
function callsPerMinute({ callsPerMinute: calls, rowsPerMinute: rows }: Bounds): number | undefined {
  return calls ?? (rows === 'signed' || rows === 0 ? undefined : rows)
}
