import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { ContractError } from '../contract/valid.ts'
import { sweep } from '../expiry.ts'
import { fingerprint } from '../idempotency.ts'
import { preventsCommit, sendFaultyAnswer } from '../faulty-answer.ts'
import { retrieveChargeback, searchChargebacks } from './chargebacks.ts'
import { MercadoPagoError } from './error.ts'
import { createPayment, createToken, decide } from './payments.ts'
import { refund } from './refunds.ts'
import { readCancel, readCreate, readRefund, readToken } from './request.ts'
import { searchPayments } from './search.ts'
import { retrieve } from './stored.ts'
import { valid } from './valid.ts'

type Work = (request: FastifyRequest<{ Params: { id: string } }>) => unknown
interface Answer {
  status: number
  body: unknown
}

/**
 * By default, a refund in process is reported as 400, although it goes through later; only this header makes the API
 * return it (mercadopago.com.br/developers, "Refund of transactions with Pix").
 */
const rendersInProcess = (headers: FastifyRequest['headers']) =>
  headers['x-render-in-process-refunds'] === 'true'

const notRendered = new MercadoPagoError(400, 'bad_request', 'The refund could not be completed')

const internal = new MercadoPagoError(500, 'internal_error', 'An error that the rehearsal page ordered')

/** Mercado Pago's Payments API under `/mercadopago`: JSON, decimal amounts, idempotent by `X-Idempotency-Key`. */
export async function mercadoPagoRoutes(
  app: FastifyInstance,
  { gateway, keys }: { gateway: Gateway; keys: { accessToken: string; publicKey: string } },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof MercadoPagoError) return reply.code(error.status).send(error.body)
    // A bug of the stand-in; log it, because the 500 alone would not explain it.
    if (error instanceof ContractError) console.error(error)
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
    served(201, ({ params, body, headers }) => {
      const made = valid('MercadoPagoRefund', refund(gateway, params.id, readRefund(body)))
      return made.status === 'in_process' && !rendersInProcess(headers) ? notRendered : made
    }),
  )

  const listRefunds = served(200, ({ params, headers }) => {
    const { refunds } = retrieve(gateway, params.id)
    const shown = rendersInProcess(headers)
      ? refunds
      : refunds.filter(({ status }) => status !== 'in_process')
    return valid('MercadoPagoRefunds', shown)
  })
  app.get('/v1/payments/:id/refunds', listRefunds)
  // With a trailing slash, as the SDK calls it.
  app.get('/v1/payments/:id/refunds/', listRefunds)
  app.get(
    '/v1/chargebacks/search',
    served(200, ({ query }) => searchChargebacks(gateway, query)),
  )
  app.get(
    '/v1/chargebacks/:id',
    served(200, ({ params }) => retrieveChargeback(gateway, params.id)),
  )

  // Called by browsers: exchanges a card for a token.
  app.options('/v1/card_tokens', (_request, reply) => openToBrowsers(reply).code(204).send())
  app.post<{ Querystring: { public_key?: string } }>('/v1/card_tokens', (request, reply) => {
    openToBrowsers(reply)
    if (request.query.public_key !== keys.publicKey)
      throw new MercadoPagoError(401, 'unauthorized', 'The public key is not known')
    return withFaults(request, reply, () => {
      const { id } = createToken(gateway, readToken(request.body))
      return { status: 201, body: { id, status: 'active', live_mode: false } }
    })
  })

  function served(status: number, work: Work) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!sameText(request.headers.authorization ?? '', `Bearer ${keys.accessToken}`))
        throw new MercadoPagoError(401, 'unauthorized', 'The access token is not known')
      const params = request as FastifyRequest<{ Params: { id: string } }> // the routes' only parameter
      return withFaults(request, reply, () =>
        repeatable(request, () => {
          const body = work(params)
          // An error that is returned, not thrown, commits its changes.
          return body instanceof MercadoPagoError
            ? { status: body.status, body: body.body }
            : { status, body }
        }),
      )
    }
  }

  /** Responds, applying a fault if there is one. */
  async function withFaults(request: FastifyRequest, reply: FastifyReply, answer: () => Answer) {
    const fault = gateway.faults.take(`${request.method} ${pathOf(request)}`)
    if (fault.delay > 0) await wait(fault.delay, undefined, { ref: false })
    await fault.held
    if (fault.kind === '409' || fault.kind === 'lock-timeout')
      throw new MercadoPagoError(409, 'resource_locked', 'In use')
    if (fault.kind === '429') {
      reply.header('retry-after', String(fault.seconds))
      throw new MercadoPagoError(429, 'too_many_requests', 'Too many requests')
    }
    if (fault.kind === '500') throw internal
    const given = preventsCommit(fault.kind) ? { status: 0, body: null } : answer()
    if (fault.kind === '500-after-commit') throw internal
    return sendFaultyAnswer(request, reply, fault, given) ?? reply.code(given.status).send(given.body)
  }

  /** Repeats the first response to a key; refuses the key with another request. */
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
