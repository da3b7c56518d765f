import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { sweep } from '../expiry.ts'
import { fingerprint } from '../idempotency.ts'
import { preventsCommit, sendSpoiled } from '../spoil.ts'
import { retrieveChargeback, searchChargebacks } from './chargebacks.ts'
import { MercadoPagoError } from './error.ts'
import { createPayment, createToken, decide, refund, retrieve } from './payments.ts'
import { readCancel, readCreate, readRefund, readToken } from './request.ts'
import { searchPayments } from './search.ts'
import { valid } from './valid.ts'

export interface MercadoPagoKeys {
  accessToken: string
  publicKey: string
}

type Work = (request: FastifyRequest<{ Params: { id: string } }>) => unknown
interface Answer {
  status: number
  body: unknown
}

const internal = new MercadoPagoError(500, 'internal_error', 'An error that the rehearsal page ordered')

/** Mercado Pago's Payments API under `/mercadopago`: JSON, decimal amounts, repeatable by `X-Idempotency-Key`. */
export async function mercadoPagoRoutes(
  app: FastifyInstance,
  { gateway, keys }: { gateway: Gateway; keys: MercadoPagoKeys },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof MercadoPagoError) return reply.code(error.status).send(error.body)
    throw error
  })
  app.addHook('onRequest', async (_request, reply) => {
    sweep(gateway)
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/v1/payments',
    served(201, (request) => valid('MercadoPagoPayment', createPayment(gateway, readCreate(request.body)))),
  )
  app.get(
    '/v1/payments/search',
    served(200, ({ query }) => valid('MercadoPagoSearch', searchPayments(gateway, query))),
  )
  app.get(
    '/v1/payments/:id',
    served(200, ({ params }) => valid('MercadoPagoPayment', retrieve(gateway, params.id))),
  )
  app.put(
    '/v1/payments/:id',
    served(200, ({ params, body }) => {
      readCancel(body)
      const outcome = { status: 'cancelled', status_detail: 'by_collector' } as const
      return valid('MercadoPagoPayment', decide(gateway, params.id, outcome))
    }),
  )
  app.post(
    '/v1/payments/:id/refunds',
    served(201, ({ params, body }) =>
      valid('MercadoPagoRefund', refund(gateway, params.id, readRefund(body))),
    ),
  )

  // With the slash at its end, as the SDK asks.
  app.get(
    '/v1/payments/:id/refunds/',
    served(200, ({ params }) => valid('MercadoPagoRefunds', retrieve(gateway, params.id).refunds)),
  )
  app.get(
    '/v1/chargebacks/search',
    served(200, ({ query }) => searchChargebacks(gateway, query)),
  )
  app.get(
    '/v1/chargebacks/:id',
    served(200, ({ params }) => retrieveChargeback(gateway, params.id)),
  )

  // The browser's: the card goes to the gateway and a token comes back.
  app.options('/v1/card_tokens', (_request, reply) => openToBrowsers(reply).code(204).send())
  app.post<{ Querystring: { public_key?: string } }>('/v1/card_tokens', (request, reply) => {
    openToBrowsers(reply)
    if (request.query.public_key !== keys.publicKey)
      throw new MercadoPagoError(401, 'unauthorized', 'The public key is not known')
    return struck(request, reply, () => {
      const { id } = createToken(gateway, readToken(request.body))
      return { status: 201, body: { id, status: 'active', live_mode: false } }
    })
  })

  function served(status: number, work: Work) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!sameText(request.headers.authorization ?? '', `Bearer ${keys.accessToken}`))
        throw new MercadoPagoError(401, 'unauthorized', 'The access token is not known')
      const params = request as FastifyRequest<{ Params: { id: string } }> // the routes' only parameter
      return struck(request, reply, () => repeatable(request, () => ({ status, body: work(params) })))
    }
  }

  /** Answers, or meets the fault that was ordered. */
  async function struck(request: FastifyRequest, reply: FastifyReply, answer: () => Answer) {
    const strike = gateway.faults.take(`${request.method} ${pathOf(request)}`)
    if (strike.delay > 0) await wait(strike.delay, undefined, { ref: false })
    await strike.held
    if (strike.kind === '409') throw new MercadoPagoError(409, 'resource_locked', 'In use')
    if (strike.kind === '429') {
      reply.header('retry-after', String(strike.seconds))
      throw new MercadoPagoError(429, 'too_many_requests', 'Too many requests')
    }
    if (strike.kind === '500') throw internal
    const given = preventsCommit(strike.kind) ? { status: 0, body: null } : answer()
    if (strike.kind === '500-after-commit') throw internal
    return sendSpoiled(request, reply, strike, given) ?? reply.code(given.status).send(given.body)
  }

  /** The first answer to a key is given again; another request with it is refused. */
  function repeatable(request: FastifyRequest, work: () => Answer): Answer {
    const given = request.headers['x-idempotency-key']
    if (request.method === 'GET') return work()
    if (typeof given !== 'string')
      throw new MercadoPagoError(400, 'bad_request', 'X-Idempotency-Key is missing')
    const id = `mp:${given}`
    const print = fingerprint(request.method, pathOf(request), request.body)
    const saved = gateway.ledger.get('idempotency', id)
    if (saved && saved.fingerprint !== print)
      throw new MercadoPagoError(422, 'idempotency_error', 'The key was used with another request')
    if (saved) return { status: saved.status, body: saved.body }
    return gateway.ledger.transaction(() => {
      const answer = work()
      gateway.ledger.put('idempotency', { id, fingerprint: print, ...answer, at: gateway.clock.now() })
      return answer
    })
  }
}

const openToBrowsers = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-allow-methods', 'POST')

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

const digest = (text: string) => createHash('sha256').update(text).digest()
const sameText = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
