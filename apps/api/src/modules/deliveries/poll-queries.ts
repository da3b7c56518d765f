import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Deliveries due for a check. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('next_poll_at', '<=', now)
    .orderBy('next_poll_at')
    .limit(limit)
    .execute()

/** Messages that are still waiting though the outbox has given them up. */
export const listDeadAttempts = (db: Db, limit: number) =>
  db
    .selectFrom('delivery_attempts as a')
    .innerJoin('outbox_events as e', (join) =>
      join
        .on('e.kind', 'in', ['delivery_whatsapp', 'delivery_email'])
        .on('e.dedupe_key', '=', sql<string>`a.id::text`),
    )
    .select(['a.id', 'e.dead_reason as reason', 'e.last_error as error'])
    .where('a.state', '=', 'queued')
    .where('e.dead_at', 'is not', null)
    .limit(limit)
    .execute()
