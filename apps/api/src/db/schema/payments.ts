import type { Gateway, PaymentFlow, PaymentMethod } from '@recadinho/contracts/catalog'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { Generated } from 'kysely'

/** A payment attempt. */
export interface PaymentsTable {
  id: Generated<string>
  order_id: string
  gateway: Gateway
  method: PaymentMethod
  /** Null if the money was only recorded by staff. */
  flow: PaymentFlow | null
  state: Generated<PaymentState>
  amount: number
  currency: string
  /** The gateway's id; null until the gateway has answered. */
  gateway_ref: string | null
  idempotency_key: string
  request_hash: Buffer
  pix_code: string | null
  /** The page where it is paid. */
  pay_url: string | null
  expires_at: Date | null
  failure_code: string | null
  /** Refunded minor units. */
  refunded: Generated<number>
  /** The payment that counts the same money (P3.13); null if this one counts itself. */
  counted_by: string | null
  /** The gateway's id of the last declined try (P1.7). */
  decline_ref: string | null
  /** When the reconciler polls next; null if there is nothing left to poll (P5.1). */
  next_poll_at: Date | null
  poll_count: Generated<number>
  created_at: Generated<Date>
  confirmed_at: Date | null
}
