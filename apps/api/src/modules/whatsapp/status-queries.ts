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

/** Pending statuses, oldest first, with the attempt or the free text of each. */
export const listStatuses = (db: Db, { after, limit }: { after: string; limit: number }) =>
  db
    .selectFrom('whatsapp_statuses as s')
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
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(limit)
    .execute()

export const deleteStatus = (db: Db, id: string) =>
  db.deleteFrom('whatsapp_statuses').where('id', '=', id).execute()
