import type { Static, TSchema } from 'typebox'
import { endpoints, type Endpoint, type EndpointName, type Endpoints } from './endpoints.ts'
import { errorCodes, type ErrorCode } from './error-codes.ts'
import type { ErrorBody } from './errors.ts'

type Part<E, K extends keyof Endpoint> = E extends Record<K, infer S extends TSchema> ? Static<S> : undefined
type Needed<E> = (E extends { params: TSchema } ? { params: Part<E, 'params'> } : unknown) &
  (E extends { query: TSchema } ? { query?: Part<E, 'query'> } : unknown) &
  (E extends { body: TSchema } ? { body: Part<E, 'body'> } : unknown) &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown) & {
    signal?: AbortSignal
    keepalive?: boolean
    /** Sent in addition to the call's own headers. */
    headers?: Record<string, string>
  }

/** The input of a call: path parameters, query, body and, if it creates something, an idempotency key. */
export type CallInput<N extends EndpointName> = Needed<Endpoints[N]>

/** The response of a call. */
export type CallOutput<N extends EndpointName> = Part<Endpoints[N], 'response'>

/** A response other than a success. The message follows §8: status, a colon, and the body (or the status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The body as received, from the API or a proxy in between. */
  readonly text: string
  readonly body: ErrorBody | undefined
  /** The endpoint that answered, if the request was one of this client's calls. */
  readonly endpoint: EndpointName | undefined

  constructor(status: number, statusText: string, text: string, endpoint?: EndpointName) {
    super(`${status}: ${text === '' ? statusText : text}`)
    this.status = status
    this.text = text
    this.body = parseErrorBody(text)
    this.endpoint = endpoint
  }

  /** The error code, or `undefined` if something other than our API answered. */
  get code(): ErrorCode | undefined {
    return this.body?.code
  }
}

export interface ClientOptions {
  /** Prefix of every path; empty for the same origin. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}

/** A typed client: `call('getOrder', { params: { id } })`. Cookies are sent (§7); nothing is retried (§8). */
export function createClient(options: ClientOptions = {}) {
  const {
    baseUrl = '',
    fetch = (...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args),
  } = options

  async function call<N extends EndpointName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    const endpoint: Endpoint = endpoints[name]
    const { params, query, body, idempotencyKey, signal, keepalive, headers } = input as Loose // one shape for all calls inside
    const response = await fetch(baseUrl + fillPath(endpoint.path, params) + queryString(query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, response.statusText, text, name)
    return (text === '' ? null : JSON.parse(text)) as CallOutput<N> // the server validates its responses against it
  }

  return { call }
}

export type Client = ReturnType<typeof createClient>

/** Fills `{name}` in a path, escaping each value. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

interface Loose {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
  headers?: Record<string, string>
}

function queryString(query: Loose['query'] = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    const known =
      typeof body === 'object' &&
      body !== null &&
      'code' in body &&
      errorCodes.some((code) => code === body.code)
    return known ? (body as ErrorBody) : undefined // only our API answers with one of our codes
  } catch {
    return undefined
  }
}
