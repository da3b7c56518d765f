import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { FileStorage } from '../../file-storage/storage.ts'
import { systemActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { purgeClips } from './clips/remove.ts'
import { keysOf } from './files.ts'

/**
 * Deletes the files of videos that are no longer shown (V9): expired, or withdrawn, even during their check. The row
 * stays, so that old links still tell what happened. Clips removed from the shop are purged too (V10.4). Returns how
 * many; a video whose files cannot be deleted now is retried the next time.
 */
export const removeVideoFiles =
  (storage: FileStorage) =>
  async (db: Db, before: Date, limit: number): Promise<number> => {
    const videos = await listToPurge(db, before, limit)
    for (const video of videos) {
      for (const key of keysOf(video.id)) await storage.remove(key)
      await db.updateTable('videos').set({ purged_at: before }).where('id', '=', video.id).execute()
      const line = { orderId: video.order_id, machine: 'video', to_state: 'removed' } as const
      await appendOrderEvents(db, [line], { actor: systemActor, now: before })
    }
    const clips = await purgeClips(db, storage, { before, limit: limit - videos.length })
    return videos.length + clips
  }

const listToPurge = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('videos')
    .select(['id', 'order_id'])
    .where('purged_at', 'is', null)
    .where(sql<Date>`coalesce(revoked_at, expires_at)`, '<', before)
    .orderBy(sql`coalesce(revoked_at, expires_at)`)
    .limit(limit)
    .execute()
