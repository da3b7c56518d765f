import type { LiveVisitors, SessionOrder } from '@recadinho/contracts/tracked-sessions'
import { sql } from 'kysely'
import type { TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../db/client.ts'

// No buyer data: marketing may not see orders.

const columns = ['id', 'number', 'total', 'currency', 'created_at', 'confirmed_at'] as const

interface Row {
  id: string
  number: string
  total: number
  currency: string
  created_at: Date
  confirmed_at: Date | null
}

const view = ({ id, number, total, currency, created_at, confirmed_at }: Row): SessionOrder => ({
  id,
  number,
  total: { amount: total, currency },
  createdAt: created_at.toISOString(),
  paidAt: confirmed_at?.toISOString() ?? null,
})

export async function ordersOfSession(db: Db, sessionId: string): Promise<SessionOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .where('tracking_session_id', '=', sessionId)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(view)
}

/** Ids are in order of creation. */
export async function lastOrders(db: Db, limit: number): Promise<LiveVisitors['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .select('tracking_session_id')
    .orderBy('id', 'desc')
    .limit(sql.lit(limit))
    .execute()
  return rows.map((row) => Object.assign(view(row), { sessionId: row.tracking_session_id }))
}

/** T9: stores the order's origin, because the session is deleted earlier. */
export const insertOrderOrigin = (db: Db, orderId: string, { source, campaign, device }: TrackedSession) =>
  db
    .insertInto('order_origins')
    .values({ order_id: orderId, source, campaign, device })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The session in which a paid order was placed. */
export async function findPaidSession(db: Db, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['tracking_session_id as sessionId', 'confirmed_at as at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.sessionId && row.at ? { orderId, sessionId: row.sessionId, at: row.at } : undefined
}
