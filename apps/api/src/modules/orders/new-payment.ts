import type { PaymentsTable } from '../../db/schema/money.ts'
import type { PaymentPart } from './queries.ts'

/** A payment attempt before its gateway is called. */
export interface NewPayment extends Pick<
  PaymentsTable,
  'gateway' | 'method' | 'amount' | 'currency' | 'idempotency_key' | 'request_hash'
> {
  id: string
  flow: NonNullable<PaymentsTable['flow']>
  /** When it expires, unless its gateway says otherwise. */
  expires_at: Date
  /** When the gateway is first polled. */
  next_poll_at: Date
  created_at: Date
}

/** The new attempt, as a query would return it. */
export const paymentPartOf = (row: NewPayment): PaymentPart => ({
  id: row.id,
  gateway: row.gateway,
  method: row.method,
  flow: row.flow,
  state: 'created',
  amount: row.amount,
  currency: row.currency,
  gateway_ref: null,
  idempotency_key: row.idempotency_key,
  request_hash: row.request_hash.toString('hex'),
  pix_code: null,
  pay_url: null,
  expires_at: row.expires_at.toISOString(),
  failure_code: null,
  counted_by: null,
  created_at: row.created_at.toISOString(),
})
