import type { DisputeState, MoneyInboxKind, RefundState } from '@recadinho/contracts/money'
import type { OrderPaymentStatus } from '@recadinho/contracts/orders'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Actor } from '../orders/actor.ts'
import type { GatewayDispute, GatewayRefund } from './gateways/books.ts'
import type { MoneyRef } from './history.ts'
import type { LockedOrder, LockedPayment, NewOrderEvent } from './settlement.ts'

/** Whose money it is, by the gateway's reference or by the attempt that we wrote on it. */
export async function findMoneyOwner(
  db: Db | Tx,
  gateway: string,
  ref: string,
  attemptId: string | null,
): Promise<(MoneyRef & { settled: boolean }) | undefined> {
  const ours = attemptId !== null && /^[0-9a-f-]{36}$/.test(attemptId) ? attemptId : null
  const { rows } = await sql<{ id: string; order_id: string; gateway_ref: string | null; settled: boolean }>`
    select id, order_id, gateway_ref, state in ('confirmed', 'disputed', 'lost') as settled from payments
    where gateway = ${gateway} and (gateway_ref = ${ref} or id = ${ours}::uuid)
    order by gateway_ref = ${ref} desc nulls last limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { id, order_id: orderId, gateway_ref: paymentRef, settled } = row
  return { gateway, paymentRef: paymentRef ?? ref, orderId, paymentId: id, settled }
}

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
    .select(['id', 'state', 'amount', 'currency', 'gateway_ref', 'failure_code', 'created_at'])
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .orderBy('id')
    .forUpdate()
    .execute()

/** R8: one that nobody here asked for. */
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
      reason: 'made at the gateway',
      actor_type: 'gateway',
      actor_name: gateway,
      idempotency_key: `gateway ${ref}`,
      gateway_ref: ref,
      created_at: now,
    })
    .returning(['id', 'state', 'amount', 'currency', 'gateway_ref', 'failure_code', 'created_at'])
    .executeTakeFirstOrThrow()

export const settleRefundRow = (tx: Tx, row: RefundRow, now: Date) =>
  tx
    .updateTable('refunds')
    .set({ state: row.state, gateway_ref: row.gateway_ref, failure_code: row.failure_code })
    .set(row.state === 'sent' ? {} : { settled_at: now, check_at: null })
    .where('id', '=', row.id)
    .execute()

export const lockDisputes = (tx: Tx, gateway: string, paymentRef: string) =>
  tx
    .selectFrom('disputes')
    .select(['id', 'state', 'gateway_ref'])
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
    .returning(['id', 'state', 'gateway_ref'])
    .executeTakeFirstOrThrow()

export const setDisputeState = (tx: Tx, id: string, state: DisputeState, now: Date) =>
  tx
    .updateTable('disputes')
    .set({ state, closed_at: state === 'open' ? null : now })
    .where('id', '=', id)
    .execute()

export interface InboxItem extends MoneyRef {
  kind: MoneyInboxKind
  ref: string
  amount: number
  currency: string
  detail?: string | null
  resolved?: boolean
  now: Date
}

/** Tells staff once; what has settled itself since is closed. */
export async function insertInboxItem(tx: Db | Tx, item: InboxItem): Promise<void> {
  const {
    kind,
    gateway,
    ref,
    orderId,
    paymentId,
    amount,
    currency,
    detail = null,
    resolved = false,
    now,
  } = item
  await sql`
    insert into money_inbox (kind, gateway, gateway_ref, order_id, payment_id, amount, currency, detail, created_at,
      resolved_at, resolution)
    values (${kind}, ${gateway}, ${ref}, ${orderId}::uuid, ${paymentId}::uuid, ${amount}, ${currency}, ${detail}, ${now},
      ${resolved ? now : null}, ${resolved ? 'settled' : null})
    on conflict (kind, gateway, gateway_ref) do update
      set resolved_at = excluded.resolved_at, resolution = excluded.resolution
      where ${resolved} and money_inbox.resolved_at is null`.execute(tx)
}

/** Money that was all given back waits for nobody any more. */
export async function resolveByRefund(tx: Tx, gateway: string, paymentRef: string, now: Date): Promise<void> {
  await sql`
    with back as (
      select coalesce(sum(amount), 0) as amount from refunds
      where gateway = ${gateway} and payment_ref = ${paymentRef} and state = 'succeeded'
    )
    update money_inbox set resolved_at = ${now}, resolution = 'refunded' from back
    where gateway = ${gateway} and resolved_at is null and (
      gateway_ref = ${paymentRef} and kind in ('late', 'double', 'short', 'orphan', 'mismatch')
        and money_inbox.amount <= back.amount
      or kind = 'refund_failed'
        and gateway_ref in (select gateway_ref from refunds where gateway = ${gateway} and payment_ref = ${paymentRef})
        and back.amount >= (select amount from ledger
          where gateway = ${gateway} and kind = 'capture' and ref = ${paymentRef}))`.execute(tx)
}

export interface MoneyChange {
  order: LockedOrder
  payment: LockedPayment
  paymentStatus: OrderPaymentStatus
  events: readonly NewOrderEvent[]
  actor: Actor
  eventId: string | null
  now: Date
}

/** Writes what a history changed of a locked order and its payment, with the timeline. */
export async function recordMoney(tx: Tx, change: MoneyChange): Promise<void> {
  const { order, payment, paymentStatus, events, actor, eventId, now } = change
  await tx
    .updateTable('payments')
    .set({ state: payment.state, refunded: payment.refunded })
    .where('id', '=', payment.id)
    .execute()
  await tx
    .updateTable('orders')
    .set({ payment_status: paymentStatus })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
  if (events.length > 0)
    await tx
      .insertInto('order_events')
      .values(
        events.map((event) =>
          Object.assign(
            {
              order_id: order.id,
              actor_type: actor.type,
              actor_id: actor.id,
              actor_name: actor.name,
              source_event: eventId,
              created_at: now,
            },
            event,
          ),
        ),
      )
      .execute()
  await sql`select pg_notify('order_changed', ${order.id})`.execute(tx)
}
