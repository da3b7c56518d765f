import type { Gateway } from './gateway.ts'

/** Who makes a call, and in which request. */
export interface Call {
  gateway: Gateway
  by: 'secret' | 'publishable' | 'gateway'
  request: { id: string | null; idempotency_key: string | null }
}

/** A change that no API request caused: the buyer's bank, the clock, the rehearsal page. */
export function ownCall(gateway: Gateway): Call {
  return { gateway, by: 'gateway', request: { id: null, idempotency_key: null } }
}
