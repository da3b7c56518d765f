import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
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

export const findOrderId = (db: Db, number: string) =>
  db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()

export interface NewVideo extends Pick<VideosTable, 'order_id' | 'storage_key' | 'poster_key' | 'mime_type'> {
  id: string
  bytes: number
  now: Date
  expiresAt: Date
}

/** Whoever watches the order is told. */
export async function insertVideo(db: Db, video: NewVideo): Promise<void> {
  await sql`
    with v as (
      insert into videos (id, order_id, storage_key, poster_key, mime_type, bytes, created_at, expires_at)
      values (${video.id}, ${video.order_id}, ${video.storage_key}, ${video.poster_key}, ${video.mime_type},
        ${video.bytes}, ${video.now}, ${video.expiresAt})
      returning order_id
    )
    select pg_notify('order_changed', order_id::text) from v`.execute(db)
}

/** Withdraws every video of an order. */
export async function revokeVideos(db: Db, orderId: string, now: Date): Promise<void> {
  await sql`
    with v as (
      update videos set revoked_at = ${now} where order_id = ${orderId} and revoked_at is null returning order_id
    )
    select pg_notify('order_changed', order_id::text) from (select distinct order_id from v) changed`.execute(
    db,
  )
}
