import type { RefundState } from '@recadinho/contracts/money'
import type { Gateway } from '@recadinho/contracts/catalog'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import type { Actor } from '../orders/actor.ts'

const refundColumns = [
  'id',
  'payment_id',
  'state',
  'amount',
  'currency',
  'reason',
  'actor_type',
  'actor_name',
  'idempotency_key',
  'request_hash',
  'failure_code',
  'created_at',
  'finished_at',
] as const

/** A refund to send to its gateway, or to poll there. */
export interface DueRefund {
  id: string
  gateway: string
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  state: RefundState
  amount: number
  currency: string
  poll_count: number
  key_generation: number
  key_failed_at: Date | null
  created_at: Date
}

export const listRefunds = (db: Db | Tx, orderId: string) =>
  db.selectFrom('refunds').select(refundColumns).where('order_id', '=', orderId).orderBy('id').execute()

export const listDisputes = (db: Db, orderId: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'payment_id', 'state', 'amount', 'currency', 'reason', 'opened_at', 'closed_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export const listRefundsOfMoney = (tx: Tx, gateway: string, paymentRef: string) =>
  tx
    .selectFrom('refunds')
    .select(['id', 'state', 'amount', 'currency'])
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .orderBy('id')
    .execute()

export interface NewRefund {
  amount: number
  currency: string
  reason: string
  actor: Actor & { type: 'staff' | 'system' }
  /** Unique among the refunds of the same money. */
  key: string
  /** Hash of the request that asked for it (R4). */
  requestHash?: Buffer
  now: Date
}

/** R1: the row is written first, due at once. Returns its id. */
export async function insertRefund(
  tx: Tx,
  { gateway, paymentRef, orderId, paymentId }: MoneyRef,
  { amount, currency, reason, actor, key, requestHash, now }: NewRefund,
): Promise<string> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      gateway,
      payment_ref: paymentRef,
      amount,
      currency,
      reason,
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      idempotency_key: key,
      request_hash: requestHash ?? null,
      next_poll_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findGatewayOf(tx: Tx, paymentId: string): Promise<Gateway> {
  const { gateway } = await tx
    .selectFrom('payments')
    .select('gateway')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return gateway
}

/** Only the first failure of the current key is stored. */
export const noteKeyFailure = (db: Db, id: string, now: Date) =>
  db
    .updateTable('refunds')
    .set({ key_failed_at: now })
    .where('id', '=', id)
    .where('key_failed_at', 'is', null)
    .execute()

/** Gives a refund its next key and returns the new generation; concurrent calls get the same one. */
export async function changeKey(db: Db, id: string, generation: number): Promise<number> {
  await db
    .updateTable('refunds')
    .set({ key_generation: generation + 1, key_failed_at: null })
    .where('id', '=', id)
    .where('key_generation', '=', generation)
    .execute()
  return generation + 1
}

const gatewayRefOf = (db: Db | Tx, id: string) =>
  db.selectFrom('refunds').select('gateway_ref').where('id', '=', id)

const isNamed = (row: { gateway_ref: string | null } | undefined) => typeof row?.gateway_ref === 'string'

/** Whether the gateway's reference of a refund is known. */
export const isKnown = async (db: Db, id: string): Promise<boolean> =>
  isNamed(await gatewayRefOf(db, id).executeTakeFirst())

/** The same, locked until the transaction ends. */
export const lockIsKnown = async (tx: Tx, id: string): Promise<boolean> =>
  isNamed(await gatewayRefOf(tx, id).forUpdate().executeTakeFirst())

/** Whether the gateway was called for a refund more than once; each call begins with a claim. */
export async function wasSentAgain(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('refunds').select('poll_count').where('id', '=', id).executeTakeFirst()
  return (row?.poll_count ?? 0) > 1
}

/** Claims a gateway's due refunds, or one refund; the intervals double from ten seconds to an hour (R5). */
export async function claimRefunds(
  db: Db,
  now: Date,
  limit: number,
  of: { gateway: string } | { id: string },
): Promise<DueRefund[]> {
  // Separate statements, so that each can use an index.
  const which = 'id' in of ? sql`id = ${of.id}` : sql`gateway = ${of.gateway}`
  const { rows } = await sql<DueRefund>`
    update refunds set state = 'sent', poll_count = least(poll_count + 1, 30000),
      next_poll_at = ${now}::timestamptz + least(interval '1 hour', interval '10 seconds' * power(2, least(poll_count, 20)))
    where id in (
      select id from refunds where ${which} and state in ('requested', 'sent') and next_poll_at <= ${now}
      order by next_poll_at limit ${limit} for update skip locked
    )
    returning id, gateway, payment_ref, order_id, payment_id, state, amount, currency, poll_count,
      key_generation, key_failed_at, created_at`.execute(db)
  return rows
}
