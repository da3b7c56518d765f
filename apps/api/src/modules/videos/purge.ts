import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { FileStorage } from '../../file-storage/storage.ts'
import { systemActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { purgeClips } from './clips/remove.ts'
import { keysOf } from './files.ts'

/**
 * Removes the files of videos that are not shown any more (V9): past their time, or withdrawn, also while their check kept
 * them. The row stays, so that their
 * links still say what became of them. Clips that are not in the shop any more are removed too (V10.4). Answers how many;
 * one whose files cannot be removed now is tried again the next time.
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
