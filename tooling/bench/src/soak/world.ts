import type { LocalGateway } from '@recadinho/local-gateway'
import type pg from 'pg'
import type { Random } from './random.ts'
import type { SoakApi } from './api.ts'

/** Shared by the runs of one round: a shop, a gateway, and what was promised. */
export interface World {
  api: SoakApi
  gateway: LocalGateway
  pool: pg.Pool
  /** Chooses the faults; each run also has its own. */
  random: Random
  promised: Promised
  /** How often each fault was added. */
  faults: Map<string, number>
}

/** What the shop acknowledged and what the bank reported: none of it may be lost or happen twice. */
export interface Promised {
  /** Order ids by idempotency key. */
  orders: Map<string, string>
  /** Refunds that were acknowledged to staff, by idempotency key. */
  refunds: Map<string, { orderId: string; amount: number }>
  /** Credits on the shop's own PIX key, by the bank's id. */
  credits: Map<string, Credit>
}

export interface Credit {
  txid: string
  amount: number
  acknowledged: boolean
}

export const bankSecret = 'what the bank and the shop share'
export const keys = { secretKey: 'sk_test_soak', publishableKey: 'pk_test_soak', webhookSecret: 'whsec_soak' }
export const mercadoPagoKeys = {
  accessToken: 'TEST-access-soak',
  publicKey: 'TEST-public-soak',
  webhookSecret: 'notifications of the soak',
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
