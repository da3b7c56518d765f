import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { eachRow } from '../../jobs/each-row.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { blockedBy, findEarningOrder, lockAccount } from './queries.ts'

const dayMs = 24 * 3_600_000

/** M1: approves commissions whose waiting time has passed, one affiliate at a time. */
export async function approveDue({ db, clock }: Context): Promise<void> {
  const { commission_days: days } = await findSettings(db)
  const before = new Date(clock.now().getTime() - days * dayMs)
  const due = await db
    .selectFrom('commission_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.affiliate_code')
    .distinct()
    .where('l.approved_at', 'is', null)
    .where('o.confirmed_at', '<=', before)
    .where(blockedBy, 'is', null)
    .execute()
  await eachRow(due, ({ affiliate_code: code }) =>
    transact(db, async (tx) => {
      await lockAccount(tx, code)
      const orders = await approve(
        tx,
        sql`o.affiliate_code = ${code} and o.confirmed_at <= ${before}`,
        clock.now(),
      )
      await audit(tx, orders, { at: clock.now(), staffId: null })
    }),
  )
}

/** M1: staff approve an order's commission early. */
export function approveByHand({ db, clock }: Context, orderId: string, by: Asker): Promise<void> {
  return transact(db, async (tx) => {
    const order = await findEarningOrder(tx, orderId)
    if (order === undefined) throw new AppError('not_found', 'No affiliate sent this order')
    await lockAccount(tx, order.affiliate_code)
    const orders = await approve(tx, sql`o.id = ${orderId}`, clock.now())
    const waiting = await tx
      .selectFrom('commission_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .where('approved_at', 'is', null)
      .executeTakeFirst()
    if (waiting)
      throw new AppError('illegal_transition', 'The order is disputed or is being refunded', { legal: [] })
    await audit(tx, orders, { at: clock.now(), ...by })
  })
}

/** Returns the orders whose commission was approved. */
async function approve(tx: Tx, which: ReturnType<typeof sql>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with approved as (
      update commission_lines l set approved_at = ${now} from orders o
      where o.id = l.order_id and l.approved_at is null and ${which} and (${blockedBy}) is null
      returning l.order_id
    )
    select distinct order_id from approved order by order_id`.execute(tx)
  return rows.map(({ order_id: id }) => id)
}

/** M7. */
async function audit(
  tx: Tx,
  orders: readonly string[],
  by: { at: Date; staffId: string | null; requestId?: string },
): Promise<void> {
  for (const id of orders)
    await insertAuditEntry(tx, { ...by, action: 'commission.approved', subject: `orders/${id}` })
}
