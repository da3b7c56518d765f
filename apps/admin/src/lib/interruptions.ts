import type { Client } from './api.ts'
import { confirmationHeader, type NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import { confirmationIn, isProofRequired, isUnauthenticated } from './api.ts'

/** What a call is waiting for: the same person signing in again, re-entering the password, or confirming the change. */
export type Interruption = 'sign_in' | 'proof' | NeedsConfirmation

export interface Interruptions {
  /** Resolves when it is done; `false` if the user declined. */
  request: (wanted: Interruption) => Promise<boolean>
  /** The interruption shown now. */
  current: () => Interruption | undefined
  finish: (done: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/** Queues calls that wait for the user. There is one prompt at a time, however many calls wait for it. */
export function createInterruptions(): Interruptions {
  let pending: { wanted: Interruption; answer: PromiseWithResolvers<boolean> } | undefined
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  function request(wanted: Interruption): Promise<boolean> {
    // A confirmation is about one call alone.
    if (pending && (typeof pending.wanted === 'object' || typeof wanted === 'object'))
      return pending.answer.promise.then(() => request(wanted))
    // Signing in also proves the identity, so it replaces a password prompt if the session ends in the meantime.
    if (pending === undefined || (pending.wanted === 'proof' && wanted === 'sign_in')) {
      pending = { wanted, answer: pending?.answer ?? Promise.withResolvers() }
      notify()
    }
    return pending.answer.promise
  }
  return {
    request,
    current: () => pending?.wanted,
    finish(done) {
      pending?.answer.resolve(done)
      pending = undefined
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const interruptions = createInterruptions()

/** Calls of the route guard and of signing out, which must not prompt for a sign-in. */
const atTheDoor = new Set<string>(['getCurrentSession', 'signOut'])

/**
 * A client whose calls survive the end of a session: a call refused for lack of one waits until the same person has
 * signed in again and is then retried. The same goes for a proof of identity and for a change to be confirmed. Input on the page is kept.
 */
export function persistentClient(
  client: Client,
  { request }: Pick<Interruptions, 'request'>,
  isSignedIn: () => boolean,
): Client {
  return {
    async call(name, input) {
      const answered = new Set<string>()
      for (let current = input; ;)
        try {
          return await client.call(name, current)
        } catch (error) {
          const wanted = interruptionBy(error)
          const key = typeof wanted === 'object' ? wanted.confirmation : (wanted ?? '')
          if (
            !wanted ||
            answered.has(key) ||
            atTheDoor.has(name) ||
            !isSignedIn() ||
            !(await request(wanted))
          )
            throw error
          answered.add(key)
          if (typeof wanted === 'object')
            current = {
              ...current,
              headers: { ...current.headers, [confirmationHeader]: wanted.confirmation },
            }
        }
    },
  }
}

function interruptionBy(error: unknown): Interruption | undefined {
  if (isUnauthenticated(error)) return 'sign_in'
  return isProofRequired(error) ? 'proof' : confirmationIn(error)
}
