import { sql } from 'kysely'
import type { OutboxAction, OutboxQuery } from '@recadinho/contracts/outbox'
import type { Db, Tx } from '../../db/client.ts'
import { announceEvents } from './write.ts'

/** Page size of the outbox list. */
export const pageSize = 50

/** Dead events, and events that wait for a setting of the shop; newest first. */
export const listStuckEvents = (db: Db, { orderId, after }: OutboxQuery) =>
  db
    .selectFrom('outbox_events as e')
    .leftJoin('orders', 'orders.id', 'e.order_id')
    .select(['e.id', 'e.kind', 'e.dead_reason', 'e.last_error', 'e.attempts', 'e.dead_at', 'e.created_at'])
    .select(['e.order_id', 'orders.number', 'orders.guardian_name'])
    .where((eb) =>
      eb.or([
        eb.and([eb('e.dead_at', 'is not', null), eb('e.done_at', 'is', null)]),
        eb.and([eb('e.next_attempt_at', 'is not', null), eb('e.last_error', 'like', 'no\\_%')]),
      ]),
    )
    .$if(orderId !== undefined, (query) => query.where('e.order_id', '=', orderId ?? null))
    .$if(after !== undefined, (query) => query.where('e.id', '<', after ?? ''))
    .orderBy('e.id', 'desc')
    .limit(pageSize + 1)
    .execute()

/** The number of dead events of these kinds. */
export async function countDead(db: Db, kinds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox_events
    where dead_at is not null and done_at is null and kind = any(${kinds})`.execute(db)
  return rows[0]?.count ?? 0
}

export type StuckEvent = Awaited<ReturnType<typeof listStuckEvents>>[number]

/** Makes dead events due again with all their attempts, or marks them as resolved; returns those found. */
export async function actOnDeadEvents(
  tx: Tx,
  action: OutboxAction,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  const replay = action === 'replay'
  const { rows } = await sql<{ id: string; kind: string }>`
    update outbox_events set lease_token = null, effect_started_at = null,
      last_error = case when ${replay} then 'replayed' else last_error end,
      attempts = case when ${replay} then 0 else attempts end,
      dead_at = case when ${replay} then null else dead_at end,
      dead_reason = case when ${replay} then null else dead_reason end,
      next_attempt_at = case when ${replay} then now() end,
      done_at = case when ${replay} then null else now() end
    where id = any(${ids}::bigint[]) and dead_at is not null and done_at is null
    returning id, kind`.execute(tx)
  if (replay) announceEvents(tx, rows)
  return rows
}
