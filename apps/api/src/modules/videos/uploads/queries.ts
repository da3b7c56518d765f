import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'

export interface NewUpload {
  id: string
  orderId: string
  staffId: string
  bytes: number
  now: Date
}

/** Only for an order that a video is made for, or was. */
export async function insertUpload(
  db: Db,
  { id, orderId, staffId, bytes, now }: NewUpload,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into video_uploads (id, order_id, staff_id, bytes, created_at)
    select ${id}, id, ${staffId}, ${bytes}, ${now} from orders
    where id = ${orderId} and status in ('in_production', 'completed')`.execute(db)
  return numAffectedRows === 1n
}

/** Of this member of staff alone: nobody goes on with somebody else's file. */
export const findUpload = (db: Db, id: string, staffId: string) =>
  db
    .selectFrom('video_uploads')
    .select(['id', 'order_id', 'staff_id', 'finished_at'])
    .select(sql<number>`bytes::float8`.as('bytes'))
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** `false`: it was finished before. */
export async function finishUploadRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('video_uploads')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertCheckedVideo = (tx: Tx, { id, order_id, staff_id, bytes }: UploadRow, now: Date) =>
  tx
    .insertInto('videos')
    .values({
      id,
      order_id,
      state: 'checking',
      uploaded_by: staff_id,
      bytes: String(bytes),
      created_at: now,
    })
    .execute()

export const deleteUpload = (db: Db, id: string) =>
  db.deleteFrom('video_uploads').where('id', '=', id).execute()

export const deleteUploadsBefore = (db: Db, before: Date) =>
  db.deleteFrom('video_uploads').where('created_at', '<', before).execute()

/** Which of these files are still being sent or looked at. */
export async function listWantedUploads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from video_uploads where id::text = any(${ids}) and finished_at is null
    union select id::text from videos where id::text = any(${ids}) and state = 'checking'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
