import { setTimeout as wait } from 'node:timers/promises'
import { GatewayError } from '../gateway.ts'

const home = 'https://api.mercadopago.com'

/** A call without an answer, or with a transient failure, is retried once, after a pause within these limits. */
const pauseMs = 200
const longestPauseMs = 1000

/** Mercado Pago's API, which is JSON over HTTP. Every call rejects with a `GatewayError` and nothing else. */
export interface MercadoPagoClient {
  get(path: string, query?: Record<string, string | number>): Promise<object>
  /** Idempotent: repeating it with the same key never acts twice. */
  send(method: 'POST' | 'PUT', path: string, body: object, key: string): Promise<object>
}

export interface ClientSettings {
  accessToken: string
  /** A stand-in's URL; absent for the real API. */
  apiUrl?: string | undefined
  /** The timeout of one try, including the whole body however slowly it arrives (P1.4). */
  timeoutMs: number
}

export function mercadoPagoClient({
  accessToken,
  apiUrl = home,
  timeoutMs,
}: ClientSettings): MercadoPagoClient {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    accept: 'application/json',
    // Without it Mercado Pago answers 400 for a PIX refund in process, and omits it from lists.
    'x-render-in-process-refunds': 'true',
  }

  async function call(path: string, request: Request): Promise<object> {
    const first = await tryOnce(path, request)
    if (!isPassing(first)) return read(first)
    await wait(Math.min(Math.max(first.retryAfterMs, pauseMs), longestPauseMs))
    return read(await tryOnce(path, request))
  }

  async function tryOnce(path: string, request: Request): Promise<Answer> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        ...request,
        headers: { ...headers, ...request.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 0) || 0
      return { status: response.status, text: await response.text(), retryAfterMs }
    } catch (error) {
      return { status: undefined, error, retryAfterMs: 0 }
    }
  }

  return {
    get(path, query = {}) {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query)) search.set(name, String(value))
      return call(search.size > 0 ? `${path}?${search.toString()}` : path, { method: 'GET' })
    },
    send: (method, path, body, key) =>
      call(path, {
        method,
        headers: { 'content-type': 'application/json', 'x-idempotency-key': key },
        body: JSON.stringify(body),
      }),
  }
}

interface Request {
  method: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
}

type Answer = { retryAfterMs: number } & (
  | { status: number; text: string }
  /** No answer, or not in time. */
  | { status: undefined; error: unknown }
)

const isPassing = ({ status }: Answer): boolean => status === undefined || status === 429 || status >= 500

function read(answer: Answer): object {
  if (answer.status === undefined)
    throw new GatewayError('unknown', 'Mercado Pago: no answer', null, { cause: answer.error })
  const { status, text } = answer
  const body = parse(text)
  if (status >= 200 && status < 300 && body) return body
  const { error, code = error } = (body ?? {}) as { error?: unknown; code?: unknown } // any JSON; checked below
  const named = typeof error === 'string' ? error : typeof code === 'string' ? code : null
  throw new GatewayError(kindOf(status, named), `Mercado Pago: ${named ?? status}`, named, {
    // A proxy's failure has no Mercado Pago error code.
    isStored: status >= 500 && named !== null,
  })
}

function parse(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

const inDoubt: ReadonlySet<number> = new Set([408, 409, 423, 424, 429])

/**
 * Only a plain 4xx with a Mercado Pago error code proves that nothing was done (P1.4); a proxy knows nothing about
 * payments.
 */
function kindOf(status: number, named: string | null): GatewayError['kind'] {
  if (named === null || status < 400 || status >= 500 || inDoubt.has(status)) return 'unknown'
  if (status !== 404) return 'refused'
  return named === 'not_found' ? 'missing' : 'unknown'
}
