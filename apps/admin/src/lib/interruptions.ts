import type { Client } from './api.ts'
import { isProofRequired, isUnauthenticated } from './api.ts'

/** What a call waits for: that the same person signs in again, or gives the password once more. */
export type Interruption = 'sign_in' | 'proof'

export interface Interruptions {
  /** Resolves once it was dealt with: `false` where the reader turned away. */
  request: (wanted: Interruption) => Promise<boolean>
  /** What is asked at the moment. */
  current: () => Interruption | undefined
  finish: (done: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/** Calls that wait for a person. There is one question at a time, however many calls wait for its answer. */
export function createInterruptions(): Interruptions {
  let pending: { wanted: Interruption; answer: PromiseWithResolvers<boolean> } | undefined
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  return {
    request(wanted) {
      // Signing in proves who it is as well; the session ended while the password was asked for.
      if (pending === undefined || (pending.wanted === 'proof' && wanted === 'sign_in')) {
        pending = { wanted, answer: pending?.answer ?? Promise.withResolvers() }
        notify()
      }
      return pending.answer.promise
    },
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

/** Asked by the guard of the pages and by the way out, for whom no session is an answer. */
const atTheDoor = new Set<string>(['getCurrentSession', 'signOut'])

/**
 * A client whose calls outlive the session: one that is refused for want of it waits until the same person is back, and is
 * made again. What was typed on the page stays where it is.
 */
export function persistentClient(
  client: Client,
  { request }: Pick<Interruptions, 'request'>,
  isSignedIn: () => boolean,
): Client {
  return {
    async call(name, input) {
      try {
        return await client.call(name, input)
      } catch (error) {
        const wanted = isUnauthenticated(error) ? 'sign_in' : isProofRequired(error) ? 'proof' : undefined
        if (wanted === undefined || atTheDoor.has(name) || !isSignedIn() || !(await request(wanted)))
          throw error
        return client.call(name, input)
      }
    },
  }
}
