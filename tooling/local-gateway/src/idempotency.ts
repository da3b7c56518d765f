import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import type { SavedAnswer } from './records.ts'
import { StripeError } from './stripe/errors.ts'

const KEPT_FOR = 24 * 3600 * 1000

/** Remembers the first answer to each key. */
export interface Idempotency {
  /**
   * Takes the key for one request: gives the saved answer to repeat, or undefined to go on. Throws when the key was
   * used with other parameters, or is in use this moment. Call `leave` afterwards whatever happens.
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

/** Another request with the same key is under way. */
export function keyInUse(): StripeError {
  const message = 'There is currently another in-progress request using this Idempotent Key.'
  return new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
}

/** Tells one request from another by method, path and parameters, in whatever order these came. */
export function fingerprint(method: string, path: string, params: unknown): string {
  const sorted = JSON.stringify(params, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(`${method} ${path} ${sorted}`).digest('hex')
}
