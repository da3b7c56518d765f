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
    .executeTakeFirst()

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
