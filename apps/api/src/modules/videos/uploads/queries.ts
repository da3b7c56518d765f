import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { ClipTarget } from '../../../db/schema/delivery.ts'

/** What a file is uploaded for. */
export type UploadTarget = { orderId: string } | { clip: ClipTarget }

export interface NewUpload {
  id: string
  target: UploadTarget
  staffId: string
  bytes: number
  now: Date
}

const lockUploads = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('video uploads'))`.execute(tx)

/** What is uploaded or waits for its check; until the transaction ends, no one else adds to it. */
export async function lockOpenUploads(tx: Tx) {
  await lockUploads(tx)
  const { rows } = await sql<{ id: string; staff_id: string; bytes: number; finished_at: Date | null }>`
    select id, staff_id, bytes::float8 as bytes, finished_at from video_uploads
    where finished_at is null
      or exists (select from videos where videos.id = video_uploads.id and state = 'checking')
      or exists (select from character_clips where character_clips.id = video_uploads.id and state = 'checking')
  `.execute(tx)
  return rows
}

export type OpenUpload = Awaited<ReturnType<typeof lockOpenUploads>>[number]

/** Inserts only for an existing character, or for an order in or after production whose details are not erased. */
export async function insertUpload(tx: Tx, { id, target, staffId, bytes, now }: NewUpload): Promise<boolean> {
  const owner =
    'clip' in target
      ? sql`select null::uuid, ${JSON.stringify(target.clip)}::jsonb from characters where id = ${target.clip.characterId}`
      : sql`select id, null::jsonb from orders where id = ${target.orderId} and status in ('in_production', 'completed')
          and details_erased_at is null for share`
  const { numAffectedRows } = await sql`
    insert into video_uploads (id, order_id, clip, staff_id, bytes, created_at)
    select ${id}, owner.order_id, owner.clip, ${staffId}, ${bytes}, ${now}
    from (${owner}) as owner (order_id, clip)`.execute(tx)
  return numAffectedRows === 1n
}

/** Finds an upload of this member of staff only: nobody can continue someone else's. */
export const findUpload = (db: Db, id: string, staffId: string) =>
  db
    .selectFrom('video_uploads')
    .innerJoin('staff', 'staff.id', 'video_uploads.staff_id')
    .select(['video_uploads.id', 'order_id', 'clip', 'staff_id', 'finished_at', 'staff.role'])
    .select(sql<number>`bytes::float8`.as('bytes'))
    .where('video_uploads.id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** Returns `false` if it was already finished, or its order was erased meanwhile, which deletes it. */
export async function finishUploadRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update video_uploads set finished_at = ${now}
    where id = ${id} and finished_at is null and (order_id is null or exists (
      select from orders where orders.id = order_id and details_erased_at is null for share
    ))`.execute(tx)
  return numAffectedRows === 1n
}

/** Returns `false` if it is finished. */
export async function deleteUnfinishedUpload(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('video_uploads')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteUploadsBefore = (db: Db, before: Date) =>
  db.deleteFrom('video_uploads').where('created_at', '<', before).execute()

/** Which of these files are still being uploaded or checked; waits for uploads that are just being started. */
export async function listWantedUploads(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  await lockUploads(tx)
  const { rows } = await sql<{ id: string }>`
    select id::text from video_uploads where id::text = any(${ids}) and finished_at is null
    union select id::text from videos where id::text = any(${ids}) and state = 'checking' and revoked_at is null
    union select id::text from films where id::text = any(${ids}) and made_at is null
    union select id::text from character_clips where id::text = any(${ids}) and state = 'checking'`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
