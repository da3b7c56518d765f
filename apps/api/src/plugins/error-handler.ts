import type { ErrorCode } from '@recadinho/contracts/error-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '../errors.ts'

/** The single place where errors become responses. */
export function handleErrors(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const known = methods.get(url) ?? methods.set(url, new Set()).get(url)
    for (const name of [method].flat()) known?.add(name)
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = [...methods]
      .filter(([url]) => matches(url, path))
      .flatMap(([, names]) => Array.from(names))
    if (allowed.length === 0)
      return answer(new AppError('not_found', 'There is nothing here'), request, reply)
    reply.header('allow', [...new Set(allowed)].join(', '))
    return answer(
      new AppError('method_not_allowed', `${request.method} is not possible here`),
      request,
      reply,
    )
  })
}

/** Answers any error; those that are not the caller's fault are logged, once. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error)
  if (refusal.statusCode >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed')
  return answer(refusal, request, reply)
}

function answer(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  const retryAfter = refusal.details?.['retryAfter'] ?? (refusal.code === 'unavailable' ? 2 : undefined)
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  // The route may have set a cache lifetime before it failed.
  reply.header('cache-control', 'no-store')
  return reply
    .code(refusal.statusCode)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(refusal, request.id))
}

/** Maps errors: ours unchanged, Fastify's by meaning, and an unreachable or overloaded database to `unavailable`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('internal', 'Something went wrong')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const known = fastifyCodes[code] ?? (status >= 400 && status < 500 ? statusCodes[status] : undefined)
  if (known) return new AppError(known, error.message)
  if (status === 503 || unreachable.test(code) || lostConnection.test(error.message))
    return new AppError('unavailable', 'Too busy at the moment; try again')
  return new AppError('internal', 'Something went wrong')
}

/** pg's messages without a code: no connection in time, or a broken one. */
const lostConnection =
  /^timeout exceeded when trying to connect|^Connection terminated|^Client has encountered a connection error/

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
}

const statusCodes: Record<number, ErrorCode> = {
  400: 'malformed_body',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  // A path segment longer than any of ours.
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'rate_limited',
}

/** Socket errors; PostgreSQL's classes 08, 53 and 57; a lock timeout, a deadlock, a read-only database. */
const unreachable =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND)|08...|53...|57...|55P03|40P01|40001|25006)$/

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  )
}
