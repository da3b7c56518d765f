import type { LocalGateway } from '@recadinho/local-gateway'
import type pg from 'pg'
import type { Random } from './random.ts'
import type { SoakApi } from './api.ts'

/** What one round of runs shares: a shop, a gateway, and what was promised to whom. */
export interface World {
  api: SoakApi
  gateway: LocalGateway
  pool: pg.Pool
  /** Chooses the mischief; each run has its own besides. */
  random: Random
  promised: Promised
  /** How often something was made to go wrong, by name. */
  faults: Map<string, number>
}

/** What the shop acknowledged, and what the bank told it: none of it may be lost, and none happen twice. */
export interface Promised {
  /** Orders by the buyer's key. */
  orders: Map<string, string>
  /** Refunds that staff were told are under way, by their key. */
  refunds: Map<string, { orderId: string; amount: number }>
  /** Credits on the shop's own PIX key, by the bank's id of them. */
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
