import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { defineKind, NoPayload } from '../outbox/kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { speechFile } from './files.ts'
import { purgeVideo } from './purge.ts'

export const videosErasedKind = 'videos_erased'

export const videosErasedEvent = (orderId: string): NewOutboxEvent => ({
  kind: videosErasedKind,
  dedupeKey: orderId,
  payload: {},
  orderId,
})

/** V9.2: the files of an erased order's videos, uploads and spoken lines are deleted at once; the nightly purge is for what fails. */
export const videosErased = defineKind({
  name: videosErasedKind,
  label: { en: "Erasure of a child's videos", pt: 'Exclusão dos vídeos de uma criança' },
  payload: NoPayload,
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 2,
  async handle(ctx: Context, { orderId }) {
    if (orderId === null) return 'obsolete'
    const videos = await listUnpurged(ctx.db, orderId)
    const uploads = await listUploads(ctx.db, orderId)
    const speech = await listSpeech(ctx.db, orderId)
    // A video that is being checked still has its uploaded file.
    await eachRow([...videos, ...uploads], ({ id }) => ctx.uploadFiles.remove(id))
    await ctx.db.deleteFrom('video_uploads').where('order_id', '=', orderId).execute()
    await eachRow(videos, (video) => purgeVideo(ctx.db, ctx.fileStorage, video, ctx.clock.now()))
    await eachRow(speech, ({ id }) => ctx.fileStorage.remove(speechFile(id)))
    await ctx.db.deleteFrom('speech_clips').where('order_id', '=', orderId).execute()
    return videos.length + uploads.length + speech.length > 0 ? 'done' : 'obsolete'
  },
})

/** Which of the orders have files. */
export async function ordersWithFiles(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from videos where order_id = any(${orderIds}::uuid[]) and purged_at is null
    union select order_id from films where order_id = any(${orderIds}::uuid[]) and made_at is null
    union select order_id from speech_clips where order_id = any(${orderIds}::uuid[])
    union select order_id from video_uploads where order_id = any(${orderIds}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Films that are not made have no video yet, but a killed worker may have stored files of them. */
const listUnpurged = (db: Db, orderId: string) =>
  db
    .selectFrom('videos')
    .select(['id', 'order_id'])
    .where('order_id', '=', orderId)
    .where('purged_at', 'is', null)
    .union(
      db
        .selectFrom('films')
        .select(['id', 'order_id'])
        .where('order_id', '=', orderId)
        .where('made_at', 'is', null),
    )
    .execute()

const listSpeech = (db: Db, orderId: string) =>
  db.selectFrom('speech_clips').select('id').where('order_id', '=', orderId).execute()

const listUploads = (db: Db, orderId: string) =>
  db.selectFrom('video_uploads').select('id').where('order_id', '=', orderId).execute()
