import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sha256 } from '../ids.ts'

/** Identifies a repeated request: its key and a hash of its content. */
export interface IdempotentRequest {
  key: string
  requestHash: Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on endpoints that are `idempotent` in the contract; `null` elsewhere. */
    idempotencyKey: string | null
  }
}

/** Reads the `Idempotency-Key`, which is required by endpoints that create something. */
export async function readIdempotencyKey(request: FastifyRequest): Promise<void> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new AppError(
      'idempotency_key_missing',
      'This call needs an Idempotency-Key of 8 to 200 visible characters',
    )
  request.idempotencyKey = key
}

/** The key of a request on an idempotent endpoint, and the hash of what it stands for: the body, or a part of it. */
export function idempotencyOf(request: FastifyRequest, body = request.body): IdempotentRequest {
  const { idempotencyKey: key, method, routeOptions, params } = request
  if (key === null) throw new Error(`${routeOptions.url ?? ''} is not idempotent in the contract`)
  return { key, requestHash: hashOf({ method, url: routeOptions.url, params, body }) }
}

/** Equal for equal requests. */
export const hashOf = (request: {
  method: string
  url: string | undefined
  params: unknown
  body: unknown
}) => sha256(canonical([request.method, request.url, request.params, withoutVersion(request.body)]))

/** The version only tells what the caller had read: a repetition after a reload still asks for the same. */
function withoutVersion(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('version' in body)) return body
  const { version: _, ...fingerprint } = body
  return fingerprint
}

/** JSON with sorted fields, so that equal requests give equal strings. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`
}
