import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { newestScript } from '../orders/scripts.ts'

/** The voices that the shop gives its characters, in percent of a speaker's own. */
export const characterVoices = sql<{ id: string; pitch: number; rate: number }[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'pitch', c.voice_pitch, 'rate', c.voice_rate)), '[]'::json)
  from characters c
  where c.id in (select each ->> 'character_id' from jsonb_array_elements(orders.characters) as each))`.as(
  'voices',
)

/** What is said in an order's film, and by whom. */
export const findSpeakingOrder = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'details_erased_at', 'locale'])
    .select(['child_name', 'name_hint', 'other_children', 'child_age', 'characters'])
    .select(newestScript)
    .select(
      sql<number>`(select coalesce(max(version), 1) from scripts where order_id = orders.id)`.as(
        'script_version',
      ),
    )
    .select(characterVoices)
    .where('id', '=', orderId)
    .executeTakeFirst()

export type SpeakingOrder = NonNullable<Awaited<ReturnType<typeof findSpeakingOrder>>>

/** What has clips of its own, beside those of the library. */
export interface ClipOwner {
  orderId?: string
  draftId?: string
}

/** The clips of these lines, of the library and of the order or draft if one is given, the newest first. */
export const listClips = (db: Db | Tx, { orderId, draftId }: ClipOwner, keys: readonly Buffer[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('speech_clips')
        .select(['id', 'order_id', 'line_key', 'source', 'voice', 'manner', 'is_draft'])
        .select([
          'seconds',
          'words',
          'mouth',
          'cost',
          'doubtful',
          'recorded_for',
          'made_of',
          'consent_version',
          'refused_at',
        ])
        .where('line_key', 'in', keys)
        .where((eb) =>
          eb.or([
            ...(orderId === undefined ? [] : [eb('order_id', '=', orderId)]),
            ...(draftId === undefined ? [] : [eb('draft_id', '=', draftId)]),
            eb.and([eb('order_id', 'is', null), eb('draft_id', 'is', null)]),
          ]),
        )
        .where('stored_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()

export type ClipRow = Awaited<ReturnType<typeof listClips>>[number]

export const findClip = (db: Db, id: string) =>
  db
    .selectFrom('speech_clips')
    .select(['id', 'order_id', 'draft_id', 'is_draft'])
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()

/** What was said for the preview of an order is the order's. */
export const takeOverDraftClips = (db: Db, { id, draftId }: { id: string; draftId: string }) =>
  db
    .updateTable('speech_clips')
    .set({ order_id: id, draft_id: null })
    .where('draft_id', '=', draftId)
    .execute()

/** Its file is gone: no film plays it any more. */
export const forgetClip = (db: Db, id: string) =>
  db.updateTable('speech_clips').set({ stored_at: null }).where('id', '=', id).execute()
