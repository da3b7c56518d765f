import type { Gateway } from './gateway.ts'

/** The caller and request of a change. */
export interface Call {
  gateway: Gateway
  by: 'secret' | 'publishable' | 'gateway'
  request: { id: string | null; idempotency_key: string | null }
}

/** A change without an API request: by the buyer's bank, the clock or the rehearsal page. */
export function ownCall(gateway: Gateway): Call {
  return { gateway, by: 'gateway', request: { id: null, idempotency_key: null } }
}
