import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import type { GatewayDispute, GatewayRefund } from '../payments/gateways/refunds-api.ts'
import type { NewOrderEvent } from '../orders/write.ts'

const rowColumns = ['id', 'state', 'amount', 'currency', 'gateway_ref', 'failure_code', 'created_at'] as const

export interface RefundRow {
  id: string
  state: RefundState
  amount: number
  currency: string
  gateway_ref: string | null
  failure_code: string | null
  created_at: Date
}

export const lockRefunds = (tx: Tx, gateway: string, paymentRef: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('refunds')
    .select(rowColumns)
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .orderBy('id')
    .forUpdate()
    .execute()

/** R8: a refund that was made at the gateway instead of here. */
export const insertGatewayRefund = (
  tx: Tx,
  { gateway, paymentRef, orderId, paymentId }: MoneyRef,
  { ref, amount, currency }: GatewayRefund,
  now: Date,
): Promise<RefundRow> =>
  tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      gateway,
      payment_ref: paymentRef,
      state: 'sent',
      amount,
      currency,
      reason: 'made_at_gateway',
      actor_type: 'gateway',
      actor_name: gateway,
      idempotency_key: `gateway ${ref}`,
      gateway_ref: ref,
      created_at: now,
    })
    .returning(rowColumns)
    .executeTakeFirstOrThrow()

export const updateRefund = (tx: Tx, row: RefundRow, now: Date) =>
  tx
    .updateTable('refunds')
    .set({ state: row.state, gateway_ref: row.gateway_ref, failure_code: row.failure_code })
    .set(row.state === 'sent' ? {} : { finished_at: now, next_poll_at: null })
    .where('id', '=', row.id)
    .execute()

export const lockDisputes = (tx: Tx, gateway: string, paymentRef: string) =>
  tx
    .selectFrom('disputes')
    .select(['id', 'state', 'amount', 'gateway_ref'])
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .forUpdate()
    .execute()

export const insertDispute = (
  tx: Tx,
  { gateway, paymentRef, orderId, paymentId }: MoneyRef,
  { ref, state, amount, currency, reason, openedAt }: GatewayDispute,
  now: Date,
) =>
  tx
    .insertInto('disputes')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      gateway,
      payment_ref: paymentRef,
      gateway_ref: ref,
      state,
      amount,
      currency,
      reason,
      opened_at: openedAt,
      closed_at: state === 'open' ? null : now,
    })
    .returning(['id', 'state', 'amount', 'gateway_ref'])
    .executeTakeFirstOrThrow()

export const setDisputeState = (tx: Tx, id: string, state: DisputeState, now: Date) =>
  tx
    .updateTable('disputes')
    .set({ state, closed_at: state === 'open' ? null : now })
    .where('id', '=', id)
    .execute()

/** Closes items whose money was fully refunded. */
export async function resolveByRefund(tx: Tx, gateway: string, paymentRef: string, now: Date): Promise<void> {
  await sql`
    with back as (
      select coalesce(sum(amount), 0) as amount from refunds
      where gateway = ${gateway} and payment_ref = ${paymentRef} and state = 'succeeded'
    )
    update money_inbox set resolved_at = ${now}, resolution = 'refunded' from back
    where gateway = ${gateway} and resolved_at is null and (
      gateway_ref = ${paymentRef} and kind in ('late', 'duplicate', 'repeats_confirmation', 'underpaid', 'unmatched', 'mismatched')
        and money_inbox.amount <= back.amount
      or kind = 'refund_failed'
        and gateway_ref in (select gateway_ref from refunds where gateway = ${gateway} and payment_ref = ${paymentRef})
        and back.amount >= (select amount from ledger
          where gateway = ${gateway} and kind = 'capture' and ref = ${paymentRef}))`.execute(tx)
}

/**
 * What reading a payment's history changes: rows in its transaction, timeline entries, and names of events to record.
 */
export interface HistoryChange {
  tx: Tx
  money: MoneyRef
  now: Date
  events: NewOrderEvent[]
  happened: string[]
}
