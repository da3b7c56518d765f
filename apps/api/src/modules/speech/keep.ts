import { sql } from 'kysely'
import type { SpeechClip } from '@recadinho/contracts/speech'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { speechFile } from '../videos/files.ts'
import type { Recording } from './wav.ts'

export interface NewClip extends Pick<SpeechClip, 'seconds' | 'words' | 'mouth' | 'doubtful' | 'voice'> {
  /** Null: of the draft, or else of the library. */
  orderId: string | null
  draftId?: string | null
  key: Buffer
  manner: string
  isDraft: boolean
  cost: number | null
  recording: Recording
}

/**
 * Keeps what the shop's voice said, unless the order was erased meanwhile. The row comes first, so that a file that a
 * killed process leaves is found, and deleted by the nightly purge.
 */
export async function keepSpoken(
  { db, clock, fileStorage }: Pick<Context, 'db' | 'clock' | 'fileStorage'>,
  clip: NewClip,
): Promise<void> {
  const id = uuidv7(clock.now())
  const { orderId, draftId = null, key, voice, manner, isDraft, seconds, words, mouth, cost, doubtful } = clip
  // Waits for an erasure that is about to end.
  const order = sql`select from orders where id = ${orderId} and details_erased_at is null for share`
  const inserted = await sql`
    insert into speech_clips (id, order_id, draft_id, line_key, source, voice, manner, is_draft, seconds, words, mouth, cost,
      doubtful, created_at)
    select ${id}, ${orderId}, ${draftId}::uuid, ${key}, 'voice', ${voice}, ${manner}, ${isDraft}, ${seconds}, ${JSON.stringify(words)}::jsonb,
      ${JSON.stringify(mouth)}::jsonb, ${cost}, ${doubtful}, ${clock.now()}::timestamptz
    ${orderId === null ? sql`` : sql`from (${order}) as o`}`.execute(db)
  if (inserted.numAffectedRows === 0n) return
  const file = speechFile(id)
  await fileStorage.put(file, new Blob([wavOfSpeech(clip.recording)]))
  const stored = await db
    .updateTable('speech_clips')
    .set({ stored_at: clock.now() })
    .where('id', '=', id)
    .where('line_key', '=', key)
    .returning('id')
    .executeTakeFirst()
  // Erased while it was stored.
  if (stored === undefined) await fileStorage.remove(file)
}
