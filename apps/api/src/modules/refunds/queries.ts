import type { RefundState } from '@recadinho/contracts/money'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { RefundsTable } from '../../db/schema/refunds.ts'

/** A refund that the gateway must be told of, or asked about. */
export interface DueRefund {
  id: string
  gateway: string
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  state: RefundState
  amount: number
  currency: string
  checks: number
  created_at: Date
}

export const listRefunds = (db: Db | Tx, orderId: string) =>
  db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const listDisputes = (db: Db, orderId: string) =>
  db.selectFrom('disputes').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const listRefundsOfMoney = (tx: Tx, gateway: string, paymentRef: string) =>
  tx
    .selectFrom('refunds')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('payment_ref', '=', paymentRef)
    .orderBy('id')
    .execute()

export const insertRefund = (tx: Tx, refund: Insertable<RefundsTable>) =>
  tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow()

/** Whether the gateway's own refund is known for a row of ours. */
export async function isKnown(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('refunds').select('gateway_ref').where('id', '=', id).executeTakeFirst()
  return typeof row?.gateway_ref === 'string'
}

/** Takes what is due, or one refund now; the pauses double from ten seconds to an hour (R5). */
export async function claimRefunds(db: Db, now: Date, limit: number, id?: string): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    update refunds set state = 'sent', checks = least(checks + 1, 30000),
      check_at = ${now}::timestamptz + least(interval '1 hour', interval '10 seconds' * power(2, least(checks, 20)))
    where id in (
      select id from refunds where state in ('requested', 'sent') and check_at <= ${now}
        and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      order by check_at limit ${limit} for update skip locked
    )
    returning id, gateway, payment_ref, order_id, payment_id, state, amount, currency, checks, created_at`.execute(
    db,
  )
  return rows
}
