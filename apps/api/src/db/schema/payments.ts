import type { Gateway, PaymentFlow, PaymentMethod } from '@recadinho/contracts/catalog'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { Generated } from 'kysely'

/** A payment attempt. */
export interface PaymentsTable {
  id: Generated<string>
  order_id: string
  gateway: Gateway
  method: PaymentMethod
  /** Null where money was only noted. */
  flow: PaymentFlow | null
  state: Generated<PaymentState>
  amount: number
  currency: string
  /** The gateway's id of it; null until the gateway has answered. */
  gateway_ref: string | null
  idempotency_key: string
  request_hash: Buffer
  pix_code: string | null
  /** The page that it is paid on. */
  pay_url: string | null
  expires_at: Date | null
  failure_code: string | null
  /** Minor units that went back to the payer. */
  refunded: Generated<number>
  /** The payment that counts the same money (P3.13); null where this one counts itself. */
  counted_by: string | null
  /** The gateway's name of the last declined try (P1.7). */
  decline_ref: string | null
  /** When the reconciler asks next; null when nothing is left to ask (P5.1). */
  next_poll_at: Date | null
  poll_count: Generated<number>
  created_at: Generated<Date>
  confirmed_at: Date | null
}
