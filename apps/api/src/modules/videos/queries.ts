import type { Db, Tx } from '../../db/client.ts'
import type { VideosTable } from '../../db/schema/videos.ts'

/** A video with the number of its order, which names the saved file. */
export const findVideo = (db: Db, id: string) =>
  db
    .selectFrom('videos')
    .innerJoin('orders', 'orders.id', 'videos.order_id')
    .select(['videos.id', 'videos.storage_key', 'videos.poster_key', 'videos.mime_type'])
    .select(['videos.expires_at', 'videos.revoked_at', 'orders.number', 'orders.status'])
    .where('videos.id', '=', id)
    .where('videos.state', '=', 'ready')
    .executeTakeFirst()

/** All that an order ever had, the newest first. */
export const listVideos = (db: Db, orderId: string) =>
  db
    .selectFrom('videos')
    .leftJoin('staff', 'staff.id', 'videos.uploaded_by')
    .select(['videos.id', 'videos.state', 'videos.refusal', 'videos.bytes', 'videos.created_at'])
    .select(['videos.seconds', 'videos.width', 'videos.height', 'videos.rotation'])
    .select(['videos.video_codec', 'videos.audio_codec', 'videos.expires_at', 'videos.revoked_at'])
    .select('staff.name as uploaded_by')
    .where('videos.order_id', '=', orderId)
    .orderBy('videos.id', 'desc')
    .execute()

export type ListedVideo = Awaited<ReturnType<typeof listVideos>>[number]

export const findOrderByNumber = (db: Db | Tx, number: string) =>
  db.selectFrom('orders').select(['id', 'version']).where('number', '=', number).executeTakeFirst()

export interface NewVideo extends Pick<VideosTable, 'order_id' | 'storage_key' | 'poster_key' | 'mime_type'> {
  id: string
  bytes: number
  now: Date
  expiresAt: Date
}

export const insertVideo = (tx: Tx, { now, expiresAt, bytes, ...video }: NewVideo) =>
  tx
    .insertInto('videos')
    .values({ ...video, bytes: String(bytes), created_at: now, expires_at: expiresAt })
    .execute()

/** Withdraws every video of an order. */
export const revokeVideos = (tx: Tx, orderId: string, now: Date) =>
  tx
    .updateTable('videos')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute()
