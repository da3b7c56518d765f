import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { staffActor, type Actor } from '../orders/actor.ts'
import { deliversDraftVoice, hasDraftPreset } from './film-voice.ts'
import type { ReadyVideo } from './check/queries.ts'

/** A video with its order's number, which names the saved file. */
export const findVideo = (db: Db, id: string) =>
  db
    .selectFrom('videos')
    .innerJoin('orders', 'orders.id', 'videos.order_id')
    .select(['videos.id', 'videos.storage_key', 'videos.poster_key', 'videos.captions_key'])
    .select(['videos.mime_type', 'videos.copy_key', 'videos.buyers_get_copy'])
    .select(['videos.expires_at', 'videos.revoked_at', 'orders.number'])
    // V1.1
    .where(
      sql<boolean>`(orders.status = 'completed' or videos.released_at is not null or videos.created_at < orders.redone_at)`,
    )
    .where('videos.id', '=', id)
    .where('videos.state', '=', 'ready')
    .executeTakeFirst()

/** All videos that the order ever had, newest first. */
export const listVideos = (db: Db, orderId: string) =>
  db
    .selectFrom('videos')
    .leftJoin('staff', 'staff.id', 'videos.uploaded_by')
    .leftJoin('films', 'films.id', 'videos.id')
    .select(['videos.id', 'videos.state', 'videos.refusal', 'videos.bytes', 'videos.created_at'])
    .select(['videos.seconds', 'videos.width', 'videos.height', 'videos.rotation'])
    .select(['videos.video_codec', 'videos.audio_codec', 'videos.expires_at', 'videos.revoked_at'])
    .select(['videos.storage_key', 'videos.poster_key', 'videos.captions_key', 'videos.copy_key'])
    .select(['videos.copy_bytes', 'videos.buyers_get_copy', 'videos.purged_at'])
    .select('staff.name as uploaded_by')
    .select(['films.problems as film_problems', 'films.speech as film_speech', 'films.lines as film_lines'])
    .select([hasDraftPreset.as('film_has_draft_preset'), deliversDraftVoice.as('delivers_draft_voice')])
    .where('videos.order_id', '=', orderId)
    .orderBy('videos.id', 'desc')
    .execute()

export type ListedVideo = Awaited<ReturnType<typeof listVideos>>[number]

export const findOrderByNumber = (db: Db | Tx, number: string) =>
  db.selectFrom('orders').select(['id', 'version']).where('number', '=', number).executeTakeFirst()

export const insertVideo = (
  tx: Tx,
  video: ReadyVideo & { id: string; order_id: string; state?: 'draft'; created_at: Date },
) => tx.insertInto('videos').values(video).execute()

/** Inserts an uploaded video that is being checked. */
export const insertCheckedVideo = (
  tx: Tx,
  { id, orderId, staffId, bytes }: { id: string; orderId: string; staffId: string; bytes: number },
  now: Date,
) =>
  tx
    .insertInto('videos')
    .values({
      id,
      order_id: orderId,
      state: 'checking',
      uploaded_by: staffId,
      bytes: String(bytes),
      created_at: now,
    })
    .execute()

export async function findOrderOfVideo(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('videos').select('order_id').where('id', '=', id).executeTakeFirst()
  return row?.order_id
}

/** The member of staff, as the timeline names them. */
export async function findStaffActor(db: Db | Tx, id: string): Promise<Actor> {
  const { name } = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return staffActor({ id, name })
}

/** Withdraws one video, or all of an order; returns `false` if there was none to withdraw. */
export async function revokeVideos(
  tx: Tx,
  which: { orderId: string } | { videoId: string },
  now: Date,
): Promise<boolean> {
  const [column, id] =
    'orderId' in which ? (['order_id', which.orderId] as const) : (['id', which.videoId] as const)
  const rows = await tx
    .updateTable('videos')
    .set({ revoked_at: now })
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** V8.3: `undefined` if it is no draft, is withdrawn, or its order is not in production; otherwise whether it changed. */
export async function approveDraft(tx: Tx, id: string): Promise<boolean | undefined> {
  const row = await tx
    .updateTable('videos')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('revoked_at', 'is', null)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('status', '=', 'in_production'),
    )
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return true
  const video = await tx
    .selectFrom('videos')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return video && false
}

/** A video that staff can play: also before delivery, and after withdrawal until its files are deleted. */
export const findKeptVideo = (db: Db, id: string) =>
  db
    .selectFrom('videos')
    .innerJoin('orders', 'orders.id', 'videos.order_id')
    .select(['videos.storage_key', 'videos.poster_key', 'videos.captions_key', 'videos.copy_key'])
    .select(['videos.mime_type', 'orders.number'])
    .where('videos.id', '=', id)
    .where('videos.state', 'in', ['draft', 'ready'])
    .where('videos.purged_at', 'is', null)
    .executeTakeFirst()

/** Returns `false` if it has a poster already or is no longer shown. */
export async function setPoster(db: Db, id: string, key: string): Promise<boolean> {
  const row = await db
    .updateTable('videos')
    .set({ poster_key: key })
    .where('id', '=', id)
    .where('poster_key', 'is', null)
    .where('state', '<>', 'refused')
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
