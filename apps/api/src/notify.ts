import type { StoredEvent } from './modules/payments/inbox-queries.ts'

/** Notifications to workers, those about rows after the commit. */
interface Listeners {
  /** A webhook was stored. */
  webhook(stored: StoredEvent): void
  /** A gateway has opened an attempt under this reference, which is not stored yet. */
  opened(attemptId: string, ref: string): void
  /** Statuses of messages were stored. */
  statuses(): void
}

/** Notifies this process's workers of what a request has just committed. Without workers the next poll finds it. */
export interface Notify extends Listeners {
  /** Sets the listeners. */
  listen(listeners: Listeners): void
}

export function createNotify(): Notify {
  let listeners: Listeners | undefined
  return {
    webhook: (stored) => listeners?.webhook(stored),
    opened: (attemptId, ref) => listeners?.opened(attemptId, ref),
    statuses: () => listeners?.statuses(),
    listen(given) {
      listeners = given
    },
  }
}
