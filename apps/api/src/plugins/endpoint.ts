import { ErrorBody } from '@recadinho/contracts/errors'
import type { Endpoint } from '@recadinho/contracts/endpoints'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { readIdempotencyKey } from './idempotency-key.ts'
import { limitFor, type RateLimit } from './rate-limit.ts'

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends TSchema> ? Static<S> : undefined

/** A request whose parts were validated against the endpoint's schemas. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: Part<E, 'params'>
  Querystring: Part<E, 'query'>
  Body: Part<E, 'body'>
}>

/** Answers the body of the success; or sends by itself and answers the reply. */
export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<Static<E['response']> | FastifyReply> | FastifyReply

export interface RouteOptions {
  rateLimit?: RateLimit
  /** Logged only at debug level: answered too often to be worth a line. */
  quiet?: true
}

/** Registers one endpoint of the contract: its path, schemas, access, success status and idempotency. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  options: RouteOptions = {},
): void {
  const limit = limitFor(options.rateLimit ?? (endpoint.method === 'GET' ? undefined : 'write'))
  const config: FastifyContextConfig = { access: endpoint.access, quiet: options.quiet ?? false, ...limit }
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config,
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { [endpoint.status]: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    ...(endpoint.idempotent ? { preHandler: readIdempotencyKey } : {}),
    handler: async (request, reply) => {
      reply.code(endpoint.status)
      const answer = await handler(request as EndpointRequest<E>, reply) // the schemas above made it so
      // Fastify takes `null` for a body; 204 has none.
      return endpoint.status === 204 && !reply.sent ? reply.send() : answer
    },
  })
}
