import type { VideoRefusal } from '@recadinho/contracts/videos'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { VideosTable } from '../../../db/schema/delivery.ts'

/** The columns that make a video `ready`. */
export type ReadyVideo = Required<
  Omit<
    Insertable<VideosTable>,
    | 'id'
    | 'order_id'
    | 'state'
    | 'refusal'
    | 'uploaded_by'
    | 'created_at'
    | 'revoked_at'
    | 'purged_at'
    | 'released_at'
  >
>

/** A video waiting for its check; `undefined` if it was checked or withdrawn. */
export const findChecking = (db: Db, id: string) =>
  db
    .selectFrom('videos')
    .select(['id', 'order_id'])
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whether an order or a character has this video or clip: it was neither withdrawn nor replaced. */
export async function isInUse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from videos where id = ${id} and revoked_at is null
    union all select id from character_clips where id = ${id} and removed_at is null`.execute(db)
  return rows.length > 0
}

/** Does not overwrite a poster that was set during the check. Returns `false` if the video was withdrawn. */
export async function setReady(tx: Tx, id: string, { poster_key, ...video }: ReadyVideo): Promise<boolean> {
  const row = await tx
    .updateTable('videos')
    .set({ ...video, ...(poster_key === null ? {} : { poster_key }), state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns `false` if it was checked already. */
export async function setRefused(tx: Tx, id: string, refusal: VideoRefusal): Promise<boolean> {
  const row = await tx
    .updateTable('videos')
    .set({ state: 'refused', refusal })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The newest version of the script. */
export async function findSpokenText(db: Db, orderId: string): Promise<string> {
  const script = await db
    .selectFrom('script_versions')
    .select('text')
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return script?.text ?? ''
}
