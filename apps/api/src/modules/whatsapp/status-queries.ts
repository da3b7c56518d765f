import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { MessageStatus } from './webhook.ts'

/** Stores statuses, each once: the same one can be repeated for a week. */
export async function storeStatuses(db: Db, statuses: readonly MessageStatus[]): Promise<void> {
  if (statuses.length === 0) return
  await db
    .insertInto('whatsapp_statuses')
    .values(
      statuses.map(({ messageId, status, attemptId, error, at }) => ({
        message_id: messageId,
        status,
        attempt_id: attemptId,
        error,
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims pending statuses, oldest first, with the attempt or the free text of each. One that fails is due again after
 * pauses that double from ten seconds to an hour.
 */
export const claimStatuses = (db: Db, now: Date, limit: number) =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('whatsapp_statuses')
        .select('id')
        .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
        .orderBy('next_try_at', (order) => order.asc().nullsFirst())
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('s', (cte) =>
      cte
        .updateTable('whatsapp_statuses as status')
        .from('due')
        .set({
          tries: sql`tries + 1`,
          next_try_at: sql`${now}::timestamptz + least(interval '1 hour', interval '10 seconds' * 2 ^ least(tries, 10))`,
        })
        .whereRef('status.id', '=', 'due.id')
        .returning([
          'status.id',
          'status.message_id',
          'status.attempt_id',
          'status.status',
          'status.error',
          'status.at',
        ]),
    )
    .selectFrom('s')
    .leftJoin('delivery_attempts as a', (join) =>
      join.on((eb) =>
        eb.or([eb('a.id', '=', eb.ref('s.attempt_id')), eb('a.message_id', '=', eb.ref('s.message_id'))]),
      ),
    )
    .leftJoin('chat_messages as c', (join) =>
      join
        .on('c.author', '<>', 'buyer')
        .on((eb) =>
          eb.or([eb('c.id', '=', eb.ref('s.attempt_id')), eb('c.message_id', '=', eb.ref('s.message_id'))]),
        ),
    )
    .select(['s.id', 's.message_id', 's.status', 's.error', 's.at', 'a.id as attempt_id', 'c.id as text_id'])
    .orderBy('s.id')
    .execute()

export const deleteStatus = (db: Db, id: string) =>
  db.deleteFrom('whatsapp_statuses').where('id', '=', id).execute()
