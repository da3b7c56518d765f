import type { Call } from '@recadinho/contracts/access'
import { ErrorBody } from '@recadinho/contracts/errors'
import type { Endpoint } from '@recadinho/contracts/endpoints'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify'
import type { Static, TSchema } from 'typebox'
import { readIdempotencyKey } from './idempotency-key.ts'
import { limitFor, type RateLimit } from './rate-limit.ts'

type Part<E extends Call, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends TSchema> ? Static<S> : undefined

/** What `enforceAccess` guarantees about the caller before a handler runs. */
type Proven<E extends Call> = E extends { access: 'buyer' }
  ? { ownOrder: NonNullable<FastifyRequest['ownOrder']> }
  : E extends { access: 'staff' }
    ? { staffSession: NonNullable<FastifyRequest['staffSession']> }
    : unknown

/** A request whose parts were validated by the endpoint's schemas, from an authorized caller. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: Part<E, 'params'>
  Querystring: Part<E, 'query'>
  Body: Part<E, 'body'>
}> &
  Proven<E>

/** Of a call that answers without a body, what its handler returns is not used. */
type Answer<E extends Endpoint> = Static<E['response']> extends null ? unknown : Static<E['response']>

/** Returns the success body; or sends the reply itself and returns it. */
export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<Answer<E> | FastifyReply> | FastifyReply

export interface RouteOptions {
  /** Of a call of staff; any other declares its bounds in the contract. */
  rateLimit?: RateLimit
  /** Logged only at debug level, because it is too frequent. */
  silent?: true
}

/** Registers one endpoint of the contract: path, schemas, access, bounds, success status and idempotency. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  options: RouteOptions = {},
): void {
  const staffLimit = options.rateLimit ?? (endpoint.method === 'GET' ? undefined : 'write')
  const { method, url, schema, config, bodyLimit } = declared(endpoint, staffLimit)
  app.route({
    method,
    url,
    config: { ...config, silent: options.silent ?? false },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      ...schema,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { [endpoint.status]: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    ...(endpoint.idempotent ? { preHandler: readIdempotencyKey } : {}),
    handler: async (request, reply) => {
      reply.code(endpoint.status)
      const answer = await handler(request as EndpointRequest<E>, reply) // guaranteed by the schemas above
      // Fastify treats `null` as a body; 204 has none.
      return endpoint.status === 204 && !reply.sent ? reply.send() : answer
    },
  })
}

/** A request of a call that is not JSON in and out. */
type RawRequest<C extends Call> = FastifyRequest<{
  Params: Part<C, 'params'>
  Querystring: Part<C, 'query'>
  Body: unknown
}> &
  Proven<C>

/** Registers a call that is not JSON in and out: path, schemas, access and bounds. The handler sends the reply itself. */
export function rawRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: RawRequest<C>, reply: FastifyReply) => unknown,
  { config, ...options }: Pick<RouteShorthandOptions, 'config' | 'errorHandler' | 'exposeHeadRoute'> = {},
): void {
  const { bodyLimit, ...route } = declared(call)
  app.route({
    ...options,
    ...route,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { ...route.config, ...config, silent: true },
    handler: (request, reply) => handler(request as RawRequest<C>, reply), // guaranteed by the schemas and the access
  })
}

/** A path of the contract, as Fastify writes it. */
export const urlOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** What Fastify needs for any call of the contract: URL, schemas of path and query, access, bounds. */
function declared(call: Call, staffLimit?: RateLimit) {
  const config: FastifyContextConfig = {
    ...(call.access === 'staff'
      ? { access: call.access, roles: call.roles, recent: call.recent ?? false }
      : { access: call.access }),
    ...limitFor(call, staffLimit),
  }
  return {
    // Fastify refuses a limit of no bytes, and reads no body of a call that has none.
    bodyLimit: 'bounds' in call && call.bounds.bytes > 0 ? call.bounds.bytes : undefined,
    method: call.method,
    url: urlOf(call.path),
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
    },
    config,
  }
}
