import type { VideoFacts, VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Db, Tx } from '../../../db/client.ts'
import type { ClipTarget } from '../../../db/schema/delivery.ts'

/** A clip shown in the shop. */
export const findShownClip = (db: Db, id: string) =>
  db
    .selectFrom('character_clips')
    .select(['storage_key', 'captions_key', 'mime_type'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const insertCheckedClip = (
  tx: Tx,
  { id, clip, staffId, bytes }: { id: string; clip: ClipTarget; staffId: string; bytes: number },
  now: Date,
) =>
  tx
    .insertInto('character_clips')
    .values({
      id,
      character_id: clip.characterId,
      locale: clip.locale,
      words: clip.words,
      uploaded_by: staffId,
      bytes: String(bytes),
      created_at: now,
    })
    .execute()

/** Of refused clips only the reason is stored; the next upload deletes it. */
export const deleteRefusedClips = (tx: Tx, { characterId, locale }: ClipTarget) =>
  tx
    .deleteFrom('character_clips')
    .where('character_id', '=', characterId)
    .where('locale', '=', locale)
    .where('state', '=', 'refused')
    .execute()

/** A clip waiting for its check; `undefined` if it was checked or removed. */
export const findCheckingClip = (db: Db, id: string) =>
  db
    .selectFrom('character_clips')
    .select(['id', 'words'])
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export interface ReadyClip {
  storage_key: string
  captions_key: string
  mime_type: VideoType
  bytes: string
  facts: VideoFacts
}

/** Shows the clip in the shop, replacing the previous one. Returns `false` if it was removed. */
export async function setClipReady(tx: Tx, id: string, ready: ReadyClip, now: Date): Promise<boolean> {
  const clip = await tx
    .selectFrom('character_clips')
    .select(['character_id', 'locale'])
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (clip === undefined) return false
  await tx
    .updateTable('character_clips')
    .set({ removed_at: now })
    .where('character_id', '=', clip.character_id)
    .where('locale', '=', clip.locale)
    .where('state', '=', 'ready')
    .where('removed_at', 'is', null)
    .execute()
  await tx
    .updateTable('character_clips')
    .set({ ...ready, state: 'ready' })
    .where('id', '=', id)
    .execute()
  return true
}

export const setClipRefused = (db: Db, id: string, refusal: VideoRefusal) =>
  db
    .updateTable('character_clips')
    .set({ state: 'refused', refusal })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute()

/** Removes it from the shop; returns its character. */
export const removeClipRow = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('character_clips')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('character_id')
    .executeTakeFirst()

export const hasClip = async (db: Db | Tx, id: string): Promise<boolean> =>
  (await db.selectFrom('character_clips').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const listRemovedClips = (
  db: Db,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
) =>
  db
    .selectFrom('character_clips')
    .select(['id', 'storage_key', 'captions_key'])
    .where('removed_at', '<', before)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteClip = (db: Db, id: string) =>
  db.deleteFrom('character_clips').where('id', '=', id).execute()
