import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import type { SavedAnswer } from './records.ts'
import { StripeError } from './stripe/errors.ts'

const KEPT_FOR = 24 * 3600 * 1000

/** Stores the first response to each key. */
export interface Idempotency {
  /**
   * Claims the key for one request: returns the saved response to repeat, or undefined to continue. Throws if the key
   * was used with other parameters or is in use. Always call `leave` afterwards.
   */
  enter(key: string, fingerprint: string, now: number): SavedAnswer | undefined
  save(answer: SavedAnswer): void
  leave(key: string): void
}

export function createIdempotency(ledger: Ledger): Idempotency {
  const running = new Set<string>()
  return {
    enter(key, fingerprint, now) {
      if (key.length > 255) {
        throw new StripeError(400, {
          type: 'invalid_request_error',
          message: 'Idempotency keys are at most 255 characters.',
        })
      }
      if (running.has(key)) {
        throw keyInUse()
      }
      const saved = ledger.get('idempotency', key)
      const fresh = saved && saved.at > now - KEPT_FOR ? saved : undefined
      if (fresh && fresh.fingerprint !== fingerprint) {
        const message =
          'Keys for idempotent requests can only be used with the same parameters they were first used with.'
        throw new StripeError(400, { type: 'idempotency_error', message })
      }
      if (!fresh) running.add(key)
      return fresh
    },
    save: (answer) => ledger.put('idempotency', answer),
    leave: (key) => void running.delete(key),
  }
}

/** The error for a key that another request is using. */
export function keyInUse(): StripeError {
  const message = 'There is currently another in-progress request using this Idempotent Key.'
  return new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
}

/** Identifies a request by method, path and parameters, in any order of the parameters. */
export function fingerprint(method: string, path: string, params: unknown): string {
  const sorted = JSON.stringify(params, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(`${method} ${path} ${sorted}`).digest('hex')
}
