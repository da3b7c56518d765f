import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../call.ts'
import { ContractError } from '../contract/valid.ts'
import { sweep } from '../expiry.ts'
import type { FaultKind, AppliedFault } from '../faults.ts'
import type { Gateway } from '../gateway.ts'
import { fingerprint, keyInUse, type Idempotency } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { preventsCommit } from '../faulty-answer.ts'
import { authenticate, checkClientSecret, checkVersion } from './authenticate.ts'
import type { Endpoint } from './endpoints.ts'
import { StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { readParams } from './read-request.ts'

/** A received API request. */
export interface Incoming {
  path: string
  id: string
  params: Record<string, unknown>
  headers: {
    authorization?: string | undefined
    version?: string | undefined
    idempotencyKey?: string | undefined
  }
}

/** The response, before a fault changes it. */
export interface Outgoing {
  status: number
  body: unknown
  requestId: string
  replayed: boolean
  /** Seconds after which the caller may retry. */
  retryAfter?: number
  /** The value of `Stripe-Should-Retry`, which the SDK checks before the status. */
  shouldRetry?: boolean
  fault?: AppliedFault
}

/** Answers API requests: authenticates, handles idempotency, validates, then executes in one transaction. */
export function createPipeline(gateway: Gateway, idempotency: Idempotency) {
  return async function answer(endpoint: Endpoint, incoming: Incoming): Promise<Outgoing> {
    const requestId = newId('req')
    try {
      return { requestId, replayed: false, ...(await handle(endpoint, incoming, requestId)) }
    } catch (error) {
      const refusal = { requestId, replayed: false }
      if (error instanceof StripeError)
        return { ...refusal, status: error.status, body: { error: error.body } }
      console.error(error)
      const message = error instanceof ContractError ? error.message : 'An unknown error occurred'
      return { ...refusal, status: 500, body: { error: { type: 'api_error', message } } }
    }
  }

  async function handle(
    endpoint: Endpoint,
    { path, id, params: raw, headers }: Incoming,
    requestId: string,
  ): Promise<Omit<Outgoing, 'requestId' | 'replayed'> & { replayed?: boolean }> {
    const by = authenticate(gateway, headers.authorization)
    checkVersion(headers.version)
    sweep(gateway)
    const key = endpoint.method === 'POST' ? headers.idempotencyKey : undefined
    const call: Call = { gateway, by, request: { id: requestId, idempotency_key: key ?? null } }
    const fault = gateway.faults.take(`${endpoint.method} ${path}`)
    if (fault.kind === '409') return turnedAway(keyInUse())
    if (fault.kind === 'lock-timeout') return { ...turnedAway(LOCKED), shouldRetry: true }
    if (fault.kind === '429') return { ...turnedAway(TOO_MANY), retryAfter: fault.seconds }

    const { key: _, client_secret: secret, ...rest } = raw
    const params = by === 'publishable' ? rest : raw
    const print = fingerprint(endpoint.method, path, raw)
    const saved = key === undefined ? undefined : idempotency.enter(key, print, gateway.clock.now())
    if (saved) return { status: saved.status, body: saved.body, replayed: true, fault }
    try {
      if (by === 'publishable') checkBrowser(endpoint, call, id, secret)
      const read = readParams(endpoint.params, params)
      if (fault.delay > 0) await wait(fault.delay, undefined, { ref: false })
      await fault.held
      if (preventsCommit(fault.kind)) return { status: 0, body: null, fault }
      return { ...execute(endpoint, call, id, read, print, fault.kind), fault }
    } finally {
      if (key !== undefined) idempotency.leave(key)
    }
  }

  /** Changes, events, their webhooks and the key's response are one transaction. */
  function execute(
    endpoint: Endpoint,
    call: Call,
    id: string,
    params: unknown,
    print: string,
    fault?: FaultKind,
  ) {
    const { ledger, clock } = gateway
    const save = (status: number, body: unknown) => {
      const key = call.request.idempotency_key
      if (key !== null) idempotency.save({ id: key, fingerprint: print, status, body, at: clock.now() })
      return { status, body }
    }
    try {
      if (fault === '500') return save(500, INTERNAL)
      return ledger.transaction(() => {
        const result = endpoint.run(call, params, id)
        if (fault === '500-after-commit') return save(500, INTERNAL)
        if (result instanceof StripeError) return save(result.status, { error: result.body })
        return save(
          200,
          call.by === 'publishable' ? publicView(result) : expand(ledger, result, paths(params)),
        )
      })
    } catch (error) {
      if (error instanceof StripeError && error.saved) return save(error.status, { error: error.body })
      throw error
    }
  }
}

const INTERNAL = {
  error: { type: 'api_error', message: 'An unknown error occurred (ordered by the rehearsal page).' },
}

const LOCKED = new StripeError(429, {
  type: 'invalid_request_error',
  code: 'lock_timeout',
  message: 'This object cannot be accessed right now because another API request is accessing it.',
})

const TOO_MANY = new StripeError(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Too many requests.',
})

function turnedAway({ status, body }: StripeError) {
  return { status, body: { error: body } }
}

function checkBrowser(endpoint: Endpoint, call: Call, id: string, secret: unknown): void {
  if (!endpoint.browser) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
    throw new StripeError(401, { type: 'invalid_request_error', message })
  }
  if (id !== '') checkClientSecret(call, id, secret)
}

function paths(params: unknown): string[] {
  const { expand = [] } = params as { expand?: string[] } // every contract has it
  return expand
}

const PRIVATE = new Set([
  'metadata',
  'latest_charge',
  'transfer_group',
  'application',
  'on_behalf_of',
  'review',
  'customer',
])

/** The parts of an intent that a browser may see, without the shop's own notes. */
function publicView(result: object): object {
  return Object.fromEntries(Object.entries(result).filter(([name]) => !PRIVATE.has(name)))
}
