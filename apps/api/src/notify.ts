import type { StoredEvent } from './modules/payments/inbox-queries.ts'

/** What workers are notified of, each once it has been committed. */
interface Listeners {
  /** A webhook was stored. */
  webhook(stored: StoredEvent): void
  /** Events of these kinds were written to the outbox. */
  outbox(...kinds: string[]): void
  /** Statuses of messages were stored. */
  statuses(): void
}

/** How a request tells this process's workers what it has just committed. Without workers the next poll finds it. */
export interface Notify extends Listeners {
  /** What is called from now on. */
  listen(listeners: Listeners): void
}

export function createNotify(): Notify {
  let listeners: Listeners | undefined
  return {
    webhook: (stored) => listeners?.webhook(stored),
    outbox: (...kinds) => listeners?.outbox(...kinds),
    statuses: () => listeners?.statuses(),
    listen(given) {
      listeners = given
    },
  }
}
