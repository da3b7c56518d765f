import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { FileStorage } from '../../file-storage/storage.ts'
import { throwFailures, tryEachRow, type RowFailure } from '../../jobs/each-row.ts'
import { systemActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { purgeClips } from './clips/remove.ts'
import { keysOf, speechFile } from './files.ts'

const batch = 100

/**
 * Deletes the files of videos that are no longer shown (V9): expired, or withdrawn, even during their check. The row
 * stays, so that old links still tell what happened. Clips removed from the shop are purged too (V10.4). Yields how many
 * after each batch; a video whose files cannot be deleted now stops no other, and is retried the next time.
 */
export const removeVideoFiles = (storage: FileStorage) =>
  async function* (db: Db, before: Date): AsyncGenerator<number> {
    const failures: RowFailure[] = []
    let after: VideoToPurge | undefined
    do {
      const videos = await listToPurge(db, { before, after, limit: batch })
      const failed = await tryEachRow(videos, (video) => purgeVideo(db, storage, video, before))
      failures.push(...failed)
      yield videos.length - failed.length
      after = videos.length < batch ? undefined : videos.at(-1)
    } while (after !== undefined)
    yield await purgeUnmadeFilms(db, storage, before, failures)
    yield await purgeLeftSpeech(db, storage, before, failures)
    yield* purgeClips(db, storage, { before, failures })
    throwFailures(failures)
  }

/** Deletes a video's files, and records that on its row and on the order's timeline. */
export async function purgeVideo(
  db: Db,
  storage: FileStorage,
  { id, order_id: orderId }: { id: string; order_id: string },
  now: Date,
): Promise<void> {
  for (const key of keysOf(id)) await storage.remove(key)
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ purged_at: now })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .executeTakeFirst()
  // Another process was first.
  if (numUpdatedRows === 0n) return
  const line = { orderId, machine: 'video', to_state: 'removed' } as const
  await appendOrderEvents(db, [line], { actor: systemActor, now })
}

const dayMs = 24 * 3_600_000

/** Films that a killed worker left, and that no event will make again: deletes what may be stored of them, and their rows. */
async function purgeUnmadeFilms(
  db: Db,
  storage: FileStorage,
  before: Date,
  failures: RowFailure[],
): Promise<number> {
  const films = await db
    .selectFrom('films')
    .select('id')
    .where('made_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('begun_at', '<', new Date(before.getTime() - dayMs))
    .execute()
  const failed = await tryEachRow(films, async ({ id }) => {
    for (const key of keysOf(id)) await storage.remove(key)
    await db.deleteFrom('films').where('id', '=', id).where('made_at', 'is', null).execute()
  })
  failures.push(...failed)
  return films.length - failed.length
}

/** How long a preview's own lines wait to become an order's, whose payment ends sooner. */
const draftLifeMs = 2 * dayMs

/**
 * What a killed worker, or an erasure that was cut short, left of spoken lines, and what was said in previews that have not
 * become an order.
 */
async function purgeLeftSpeech(
  db: Db,
  storage: FileStorage,
  before: Date,
  failures: RowFailure[],
): Promise<number> {
  await db
    .updateTable('speech_clips')
    .set({ stored_at: null })
    .where('draft_id', 'is not', null)
    .where('created_at', '<', new Date(before.getTime() - draftLifeMs))
    .execute()
  const clips = await db
    .selectFrom('speech_clips')
    .select('id')
    .where('stored_at', 'is', null)
    .where('created_at', '<', new Date(before.getTime() - dayMs))
    .execute()
  const failed = await tryEachRow(clips, async ({ id }) => {
    await storage.remove(speechFile(id))
    await db.deleteFrom('speech_clips').where('id', '=', id).where('stored_at', 'is', null).execute()
  })
  failures.push(...failed)
  return clips.length - failed.length
}

type VideoToPurge = Awaited<ReturnType<typeof listToPurge>>[number]

const endedAt = sql<Date>`coalesce(revoked_at, expires_at)`

const listToPurge = (
  db: Db,
  { before, after, limit }: { before: Date; after: { id: string; ended: string } | undefined; limit: number },
) =>
  db
    .selectFrom('videos')
    .select(['id', 'order_id', sql<string>`${endedAt}::text`.as('ended')])
    .where('purged_at', 'is', null)
    .where(endedAt, '<', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${endedAt}, id) > (${after?.ended}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(endedAt)
    .orderBy('id')
    .limit(limit)
    .execute()
