import { sql } from 'kysely'
import type { Db } from '../../src/db/client.ts'

/** An order's events of one kind, or of all, oldest first. */
export const eventsOf = (db: Db, orderId: string, kind?: string) =>
  db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'attempts', 'dead_reason', 'last_error', 'payload'])
    .select(
      sql<'done' | 'dead' | 'waiting'>`
        case when done_at is not null then 'done' when dead_at is not null then 'dead' else 'waiting' end`.as(
        'state',
      ),
    )
    .where('order_id', '=', orderId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('id')
    .execute()

/** Makes all waiting events due. */
export const retryNow = (db: Db) =>
  sql`update outbox_events set next_attempt_at = now() where next_attempt_at is not null`.execute(db)

/** Sets the number of tries so high that the next failure is the last. */
export const onLastAttempt = (db: Db, orderId: string, kind: string) =>
  sql`update outbox_events set attempts = 99, next_attempt_at = now()
    where order_id = ${orderId} and kind = ${kind} and next_attempt_at is not null`.execute(db)

/** The message entries of an order's timeline. */
export const messagesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_events')
    .select(['to_state', 'reason'])
    .where('order_id', '=', orderId)
    .where('machine', '=', 'message')
    .orderBy('id')
    .execute()
