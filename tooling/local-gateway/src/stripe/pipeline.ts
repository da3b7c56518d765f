import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../call.ts'
import { ContractError } from '../contract/valid.ts'
import { sweep } from '../expiry.ts'
import type { FaultKind } from '../faults.ts'
import type { Gateway } from '../gateway.ts'
import { fingerprint, type Idempotency } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { authenticate, checkClientSecret, checkVersion } from './authenticate.ts'
import type { Endpoint } from './endpoints.ts'
import { StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { readParams } from './read-request.ts'

/** An API request off the wire. */
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

/** What goes back; `cut` closes the connection instead. */
export type Outgoing =
  | { cut: true }
  | { cut: false; status: number; body: unknown; requestId: string; replayed: boolean }

/** Answers API requests: who, again?, well-formed?, then all of it in one transaction. */
export function createPipeline(gateway: Gateway, idempotency: Idempotency) {
  return async function answer(endpoint: Endpoint, incoming: Incoming): Promise<Outgoing> {
    const requestId = newId('req')
    const reply = (status: number, body: unknown, replayed = false): Outgoing => ({
      cut: false,
      status,
      body,
      requestId,
      replayed,
    })
    try {
      return await handle(endpoint, incoming, requestId, reply)
    } catch (error) {
      if (error instanceof StripeError) return reply(error.status, { error: error.body })
      console.error(error)
      const message = error instanceof ContractError ? error.message : 'An unknown error occurred'
      return reply(500, { error: { type: 'api_error', message } })
    }
  }

  async function handle(
    endpoint: Endpoint,
    { path, id, params: raw, headers }: Incoming,
    requestId: string,
    reply: (status: number, body: unknown, replayed?: boolean) => Outgoing,
  ): Promise<Outgoing> {
    const by = authenticate(gateway, headers.authorization)
    checkVersion(headers.version)
    sweep(gateway)
    const key = endpoint.method === 'POST' ? headers.idempotencyKey : undefined
    const call: Call = { gateway, by, request: { id: requestId, idempotency_key: key ?? null } }
    const faults = gateway.faults.take(`${endpoint.method} ${path}`)
    if (faults.kind === '409' || faults.kind === '429') throw turnedAway(faults.kind)

    const { key: _, client_secret: secret, ...rest } = raw
    const params = by === 'publishable' ? rest : raw
    const print = fingerprint(endpoint.method, path, raw)
    const saved = key === undefined ? undefined : idempotency.enter(key, print, gateway.clock.now())
    if (saved) return reply(saved.status, saved.body, true)
    try {
      if (by === 'publishable') checkBrowser(endpoint, call, id, secret)
      const read = readParams(endpoint.params, params)
      if (faults.delay > 0) await wait(faults.delay, undefined, { ref: false })
      await faults.held
      if (faults.kind === 'close-before-commit') return { cut: true }
      const { status, body } = execute(endpoint, call, id, read, print, faults.kind)
      return faults.kind === 'close-after-commit' ? { cut: true } : reply(status, body)
    } finally {
      if (key !== undefined) idempotency.leave(key)
    }
  }

  /** Changes, events, their webhooks and the key's answer are one transaction. */
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
  error: { type: 'api_error', message: 'An unknown error occurred (ordered by the control page).' },
}

function turnedAway(kind: '409' | '429'): StripeError {
  if (kind === '409') {
    const message = 'This object cannot be accessed right now because another API request is accessing it.'
    return new StripeError(409, { type: 'invalid_request_error', code: 'lock_timeout', message })
  }
  return new StripeError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests.',
  })
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

/** What a browser is shown of an intent: the shop's own notes stay with the shop. */
function publicView(result: object): object {
  return Object.fromEntries(Object.entries(result).filter(([name]) => !PRIVATE.has(name)))
}
