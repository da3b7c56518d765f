import type { Gateway, PaymentFlow, PaymentMethod } from '@recadinho/contracts/catalog'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { PaymentState } from '@recadinho/contracts/payments'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { Fragment, statement } from '../../db/statement.ts'
import type { PaymentsTable } from '../../db/schema/payments.ts'
import { openStates } from './machine.ts'
import type { LockedOrder, LockedPayment } from './settlement.ts'

/** An attempt as the workers need it, read without a lock. */
export interface Attempt {
  id: string
  order_id: string
  gateway: Gateway
  method: PaymentMethod
  flow: PaymentFlow | null
  state: PaymentState
  amount: number
  currency: string
  gateway_ref: string | null
  pix_code: string | null
  pay_url: string | null
  created_at: Date
}

/** How an attempt is found: by its id, or by the gateway's reference and, where that never reached us, by our metadata. */
export type AttemptKey = { id: string } | { gateway: Gateway; ref: string; attemptId: string | null }

/** An order with all its payments, unlocked: what a decision is made from, with the version it holds for. */
export interface Settled {
  order: LockedOrder
  payments: LockedPayment[]
}

/** The columns of `Settled`, of an order `o`. */
export const settledColumns =
  new Fragment(`o.id, o.status, o.payment_status, o.stage, o.on_hold_since, o.total,
  o.currency, o.version, o.promo_code, o.promo_reserved, o.expires_at, o.due_at,
  (select json_agg(json_build_object('id', p.id, 'state', p.state, 'method', p.method, 'amount', p.amount,
    'currency', p.currency, 'refunded', p.refunded, 'gateway_ref', p.gateway_ref, 'failure_code', p.failure_code) order by p.id)
    from payments p where p.order_id = o.id) as payments`)

export type SettledRow = LockedOrder & { payments: LockedPayment[] }

export const settledOf = ({ payments, ...order }: SettledRow): Settled => ({ order, payments })

/** The order of an attempt that is found by one of its keys. */
export async function findSettled(db: Db, key: AttemptKey): Promise<Settled | undefined> {
  const { id, gateway, ref } =
    'id' in key ? { ...key, gateway: null, ref: null } : { ...key, id: key.attemptId }
  const [row] = await statement<SettledRow>`
    select ${settledColumns} from orders o where o.id = coalesce(
      (select order_id from payments where gateway = ${gateway}::text and gateway_ref = ${ref}::text),
      (select order_id from payments where id = ${id}::uuid
        and (${gateway}::text is null or (gateway = ${gateway}::text and gateway_ref is null))))`.execute(db)
  return row && settledOf(row)
}

/** Takes the order's row for this transaction; always before its payments. */
export const lockOrder = (tx: Tx, id: string): Promise<LockedOrder | undefined> =>
  tx
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status', 'stage', 'on_hold_since', 'total', 'currency', 'version'])
    .select(['promo_code', 'promo_reserved', 'expires_at', 'due_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The order's payments, oldest first. A statement of its own, so that it sees what the lock waited for. */
export const lockPayments = (tx: Tx, orderId: string): Promise<LockedPayment[]> =>
  tx
    .selectFrom('payments')
    .select(['id', 'state', 'method', 'amount', 'currency', 'refunded', 'gateway_ref', 'failure_code'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute()

export interface NewAttempt {
  id: string
  orderId: string
  gateway: Gateway
  method: PaymentMethod
  flow: PaymentFlow
  key: string
  requestHash: Buffer
  requestId: string
  now: Date
  /** When the attempt lapses if its gateway says nothing else. */
  expiresAt: Date
  /** When the reconciler asks for the first time. */
  checkAt: Date
}

/**
 * The attempt's row, written before the gateway is called (P1.1). `undefined` when the order cannot be paid now, or has
 * an open attempt, or the key is taken: then nothing is written and the caller reads again.
 */
export async function insertAttempt(
  db: Db,
  attempt: NewAttempt,
): Promise<{ amount: number; currency: string } | undefined> {
  const rows = await statement<{ amount: number; currency: string }>`
    with o as (
      select id, total, currency from orders
      where id = ${attempt.orderId} and status = 'pending' and total > 0
      for update
    ), p as (
      insert into payments (id, order_id, gateway, method, flow, amount, currency, idempotency_key, request_hash,
        expires_at, check_at, created_at)
      select ${attempt.id}, id, ${attempt.gateway}, ${attempt.method}, ${attempt.flow}, total, currency, ${attempt.key},
        ${attempt.requestHash}, ${attempt.expiresAt}::timestamptz, ${attempt.checkAt}::timestamptz, ${attempt.now}::timestamptz
      from o
      on conflict do nothing
      returning order_id, method, amount, currency
    ), event as (
      insert into order_events (order_id, machine, to_state, actor_type, reason, request_id, amount, currency, created_at)
      select order_id, 'payment', 'created', 'buyer', method, ${attempt.requestId}, amount, currency, ${attempt.now}::timestamptz from p
    ), touched as (
      update orders set payment_status = 'processing', version = version + 1 from p where orders.id = p.order_id
    )
    select amount, currency from p`.execute(db)
  return rows[0]
}

export interface OpenedAttempt {
  id: string
  orderId: string
  ref: string
  state: 'created' | 'processing'
  pixCode: string | null
  payUrl: string | null
  expiresAt: Date | null
  /** The order does not lapse before this (O3.4). */
  orderLives: Date
  now: Date
}

/** Keeps what the gateway answered. An attempt that a webhook moved on meanwhile keeps its state. */
export async function recordOpened(db: Db, opened: OpenedAttempt): Promise<void> {
  await statement`
    with o as (
      update orders set expires_at = greatest(expires_at, ${opened.orderLives}), version = version + 1,
        payment_status = case when payment_status = 'error' then 'processing' else payment_status end
      where id = ${opened.orderId} returning id
    ), p as (
      update payments set gateway_ref = ${opened.ref}, pix_code = ${opened.pixCode},
        pay_url = ${opened.payUrl},
        state = case when payments.state in ('created', 'error') then ${opened.state} else payments.state end,
        expires_at = coalesce(${opened.expiresAt}, payments.expires_at)
      from o where payments.order_id = o.id and payments.id = ${opened.id}
      returning payments.order_id, old.state as before, payments.state, payments.amount, payments.currency
    ), event as (
      insert into order_events (order_id, machine, from_state, to_state, actor_type, amount, currency, created_at)
      select order_id, 'payment', before, state, 'gateway', amount, currency, ${opened.now} from p
      where state <> before
    )
    select pg_notify('order_changed', id::text) from o`.execute(db)
}

/** Money that no gateway of ours carried: staff saw it, or there was nothing to pay. */
export const insertManualPayment = (
  tx: Tx,
  payment: Pick<
    Insertable<PaymentsTable>,
    'order_id' | 'method' | 'amount' | 'currency' | 'idempotency_key' | 'request_hash' | 'confirmed_at'
  > & {
    id: string
  },
) =>
  tx
    .insertInto('payments')
    .values({ ...payment, gateway: 'manual', state: 'confirmed' })
    .onConflict((conflict) => conflict.columns(['order_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const stopAsking = (db: Db, id: string) =>
  db
    .updateTable('payments')
    .set({ check_at: null })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()

/** What a gateway is told of the order. */
export interface RequestParts {
  number: string
  package_id: string
  package_title: LocalizedText
  locale: Locale
  guardian_name: string
  guardian_email: string
}

/** What the gateway must be told of an attempt, for repeating its opening (P1.6). */
export const findRequestParts = (db: Db, attemptId: string): Promise<RequestParts> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.number', 'orders.package_id', 'orders.package_title', 'orders.locale'])
    .select(['orders.guardian_name', 'orders.guardian_email'])
    .where('payments.id', '=', attemptId)
    .executeTakeFirstOrThrow()

/** The attempts of these orders that may take money now and of which a gateway can be asked. */
export const listOpenAttempts = (db: Db, orderIds: readonly string[]): Promise<Attempt[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'order_id', 'gateway', 'method', 'flow', 'state', 'amount', 'currency', 'gateway_ref'])
    .select(['pix_code', 'pay_url', 'created_at'])
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('state', 'in', openStates)
    .where('check_at', 'is not', null)
    .execute()

/**
 * Takes the attempts that are due to be asked for, and sets when each is due next (P5.1). Rows that another process
 * has taken are passed over; a process that dies leaves them to be due again.
 */
export async function claimAttempts(db: Db, now: Date, limit: number): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    update payments set checks = least(checks + 1, 30000), check_at = case
      when ${now}::timestamptz - created_at < interval '2 minutes' then ${now}::timestamptz + interval '8 seconds'
      when ${now}::timestamptz - created_at < interval '1 hour' then ${now}::timestamptz + interval '1 minute'
      when ${now}::timestamptz < coalesce(expires_at, created_at) + interval '24 hours' then ${now}::timestamptz + interval '1 hour'
      when state in ('created', 'processing', 'error') then ${now}::timestamptz + interval '1 day'
    end
    where id in (
      select id from payments where check_at <= ${now} order by check_at limit ${limit} for update skip locked
    )
    returning id, order_id, gateway, method, flow, state, amount, currency, gateway_ref, pix_code, pay_url,
      created_at`.execute(db)
  return rows
}
