import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { SpeechClipsTable } from '../../../db/schema/delivery.ts'
import { filmWaits, parentsMayRecord } from '../../orders/detail-columns.ts'

/** What decides whether an order takes recordings; in a transaction it stays so until its end. */
export const findRecordedOrder = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'stage', 'payment_status', 'details_erased_at', filmWaits, parentsMayRecord])
    .select(
      sql<number>`(select coalesce(max(version), 1) from scripts where order_id = orders.id)`.as(
        'script_version',
      ),
    )
    .where('id', '=', orderId)
    .$if(db.isTransaction, (query) => query.forShare())
    .executeTakeFirst()

export type RecordedOrder = NonNullable<Awaited<ReturnType<typeof findRecordedOrder>>>

export type NewTakeRow = Omit<Insertable<SpeechClipsTable>, 'source' | 'is_draft' | 'stored_at'>

/** A recording whose file is not stored yet: if it never is, the nightly purge removes the row. */
export const insertTake = (db: Db, take: NewTakeRow) =>
  db
    .insertInto('speech_clips')
    .values({ ...take, source: 'recording', is_draft: false })
    .execute()

/** From now on films play it. `false` if it was erased meanwhile. */
export async function setStored(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('speech_clips')
    .set({ stored_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findTake = (db: Db | Tx, id: string) =>
  db
    .selectFrom('speech_clips')
    .select(['id', 'order_id', 'line_key', 'consent_version', 'made_of'])
    .where('id', '=', id)
    .where('source', '=', 'recording')
    .where('stored_at', 'is not', null)
    .executeTakeFirst()

/** Whether a take was said again in that voice. */
export async function isConverted(
  db: Db,
  { id, line_key: key }: { id: string; line_key: Buffer },
  voice: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('speech_clips')
    .select('id')
    // By which it is found.
    .where('line_key', '=', key)
    .where('made_of', '=', id)
    .where('voice', '=', voice)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A parent's takes of an order, the newest first. */
export const listParentTakes = (db: Db, orderId: string) =>
  db
    .selectFrom('speech_clips')
    .select(['id', 'line_key', 'seconds', 'created_at'])
    .where('order_id', '=', orderId)
    .where('consent_version', 'is not', null)
    .where('stored_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A parent's earlier takes of the line, and of words that are no longer in the script. Returns their ids. */
export async function releaseParentTakes(
  tx: Tx,
  orderId: string,
  { except, others }: { except: string; others: readonly Buffer[] },
): Promise<string[]> {
  const rows = await tx
    .updateTable('speech_clips')
    .set({ stored_at: null })
    .where('order_id', '=', orderId)
    .where('consent_version', 'is not', null)
    .where('stored_at', 'is not', null)
    .where('id', '<>', except)
    .$if(others.length > 0, (query) => query.where('line_key', 'not in', others))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether that changed anything. */
export async function setRefused(
  tx: Tx,
  id: string,
  refusal: { at: Date; by: string } | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('speech_clips')
    .set({ refused_at: refusal?.at ?? null, refused_by: refusal?.by ?? null })
    .where('id', '=', id)
    .where('refused_at', refusal ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No film plays it any more; its file is to be deleted, and then its row. */
export const setRemoved = (tx: Tx, id: string) =>
  tx.updateTable('speech_clips').set({ stored_at: null }).where('id', '=', id).execute()

export const deleteTake = (db: Db, id: string) =>
  db.deleteFrom('speech_clips').where('id', '=', id).where('stored_at', 'is', null).execute()

export const notifyOrderPage = (tx: Tx, orderId: string) =>
  tx.selectNoFrom(sql`pg_notify('order_changed', ${orderId}::text)`.as('notified')).execute()
