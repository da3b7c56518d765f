import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { createIdempotency } from '../idempotency.ts'
import { sendFaultyAnswer } from '../faulty-answer.ts'
import { ENDPOINTS, type Endpoint } from './endpoints.ts'
import { createPipeline, type Outgoing } from './pipeline.ts'
import { parseForm } from './read-request.ts'
import { API_VERSION } from './version.ts'

/** Stripe's API under /v1. Like Stripe's, it is open to browsers of any origin: the keys decide. */
export async function stripeRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  const answer = createPipeline(gateway, createIdempotency(gateway.ledger))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  // The SDK takes any response without `error` for a success, so even the server's own errors must have it.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    const type = status < 500 ? 'invalid_request_error' : 'api_error'
    return reply.code(status).send({ error: { type, message: error.message } })
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header(
      'access-control-allow-headers',
      'authorization, content-type, idempotency-key, stripe-version',
    )
    reply.header('access-control-allow-methods', 'GET, POST')
    reply.header('access-control-expose-headers', 'request-id')
    reply.header('access-control-max-age', '300')
    reply.header('cache-control', 'no-store')
  })
  for (const endpoint of ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve(endpoint, request, reply),
    })
  }
  app.options('/v1/*', (_request, reply) => reply.code(204).send())
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/v1/*',
    handler: (request, reply) => {
      const message = `Unrecognized request URL (${request.method}: ${pathOf(request)}).`
      return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
    },
  })

  async function serve(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { id = '' } = request.params as { id?: string } // the routes' only parameter
    const query = request.url.split('?')[1] ?? ''
    const body = typeof request.body === 'string' ? request.body : ''
    const outgoing = await answer(endpoint, {
      path: pathOf(request),
      id,
      params: parseForm(endpoint.method === 'GET' ? query : body),
      headers: {
        authorization: request.headers.authorization,
        version: header(request, 'stripe-version'),
        idempotencyKey: header(request, 'idempotency-key'),
      },
    })
    return send(request, reply, outgoing)
  }
}

function send(request: FastifyRequest, reply: FastifyReply, outgoing: Outgoing): FastifyReply {
  const key = header(request, 'idempotency-key')
  if (key !== undefined) reply.header('idempotency-key', key)
  if (outgoing.replayed) reply.header('idempotent-replayed', 'true')
  if (outgoing.retryAfter !== undefined) reply.header('retry-after', String(outgoing.retryAfter))
  if (outgoing.shouldRetry !== undefined) reply.header('stripe-should-retry', String(outgoing.shouldRetry))
  reply.header('request-id', outgoing.requestId).header('stripe-version', API_VERSION)
  const faulty = outgoing.fault && sendFaultyAnswer(request, reply, outgoing.fault, outgoing)
  return faulty ?? reply.code(outgoing.status).send(outgoing.body)
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url
}
