import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** When a row is due again whose check failed, or whose process died. */
const again = (now: Date) => new Date(now.getTime() + 60_000)

/** Claims deliveries that are due for a check. */
export const claimDue = (db: Db, now: Date, limit: number) =>
  db
    .updateTable('deliveries')
    .set({ next_poll_at: again(now) })
    .where('id', 'in', (due) =>
      due
        .selectFrom('deliveries')
        .select('id')
        .where('next_poll_at', '<=', now)
        .orderBy('next_poll_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()

/** Claims messages that are still waiting though the outbox has given them up. */
export const claimDeadAttempts = (db: Db, now: Date, limit: number) =>
  db
    .with('dead', (cte) =>
      cte
        .selectFrom('delivery_attempts as a')
        .innerJoin('outbox_events as e', (join) =>
          join
            .on('e.kind', 'in', ['delivery_whatsapp', 'delivery_email'])
            .on('e.dedupe_key', '=', sql<string>`a.id::text`),
        )
        .select(['a.id', 'e.dead_reason as reason', 'e.last_error as error'])
        .where('a.state', '=', 'queued')
        .where('e.dead_at', 'is not', null)
        .where((eb) => eb.or([eb('a.next_poll_at', 'is', null), eb('a.next_poll_at', '<=', now)]))
        .limit(limit)
        .forUpdate('a')
        .skipLocked(),
    )
    .updateTable('delivery_attempts as attempt')
    .from('dead')
    .set({ next_poll_at: again(now) })
    .whereRef('attempt.id', '=', 'dead.id')
    .returning(['dead.id', 'dead.reason', 'dead.error'])
    .execute()
