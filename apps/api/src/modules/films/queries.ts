import { sql } from 'kysely'
import type { FilmFailure, FilmFinding, SpokenSpan, StoredSpeech } from '@recadinho/contracts/films'
import type { Db, Tx } from '../../db/client.ts'
import { newestScript } from '../orders/scripts.ts'
import { characterVoices } from '../speech/queries.ts'

/** What a film is made from. */
export const findFilmOrder = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status', 'details_erased_at', 'idempotency_key', 'locale'])
    .select(['child_name', 'name_hint', 'other_children', 'child_age', 'likeness', 'occasion', 'characters'])
    .select(['created_at', 'country', 'time_zone'])
    .select(sql<string>`(select time_zone from settings)`.as('shop_zone'))
    .select(newestScript)
    .select(characterVoices)
    .where('id', '=', orderId)
    .executeTakeFirst()

export type FilmOrder = NonNullable<Awaited<ReturnType<typeof findFilmOrder>>>

/** The order's newest film, and whether its video was withdrawn. */
export const findNewestFilm = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('films')
    .leftJoin('videos', 'videos.id', 'films.id')
    .select(['films.id', 'films.input_hash', 'films.made_at', 'films.failed_at', 'films.problems'])
    .select('videos.revoked_at')
    .where('films.order_id', '=', orderId)
    .orderBy('films.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Inserts the film, or begins it once more. */
export const beginFilm = (
  db: Db,
  film: { id: string; order_id: string; input_hash: Buffer; begun_at: Date },
) =>
  db
    .insertInto('films')
    .values(film)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ begun_at: film.begun_at, progress: 0, failed_at: null, problems: [] }),
    )
    .execute()

/** Of a film that is being made, in percent; notifies the order's pages. */
export const setProgress = (db: Db, id: string, percent: number) =>
  db
    .with('drawn', (query) =>
      query
        .updateTable('films')
        .set({ progress: percent })
        .where('id', '=', id)
        .where('made_at', 'is', null)
        .returning('order_id'),
    )
    .selectFrom('drawn')
    .select(sql`pg_notify('order_changed', order_id::text)`.as('notified'))
    .execute()

/** The order's films that are not made, except one. */
export const listUnmade = (db: Db, orderId: string, except: string | null = null) =>
  db
    .selectFrom('films')
    .select('id')
    .where('order_id', '=', orderId)
    .where('made_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .execute()

export async function isMade(db: Db, id: string): Promise<boolean> {
  const film = await db.selectFrom('films').select('made_at').where('id', '=', id).executeTakeFirst()
  return film !== undefined && film.made_at !== null
}

export const deleteUnmade = (db: Db, id: string) =>
  db.deleteFrom('films').where('id', '=', id).where('made_at', 'is', null).execute()

interface MadeFilm {
  id: string
  findings: readonly FilmFinding[]
  lines: readonly SpokenSpan[]
  speech: StoredSpeech
  sha256: string
  now: Date
}

/** Returns `false` if it was made already, or its order is gone. */
export async function setMade(
  tx: Tx,
  { id, findings, lines, speech, sha256, now }: MadeFilm,
): Promise<boolean> {
  const row = await tx
    .updateTable('films')
    .set({
      problems: [...findings],
      lines: JSON.stringify(lines),
      speech: JSON.stringify(speech),
      sha256: Buffer.from(sha256, 'hex'),
      made_at: now,
      failed_at: null,
    })
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const setFailed = (tx: Tx, id: string, { failure, now }: { failure: FilmFailure; now: Date }) =>
  tx
    .updateTable('films')
    .set({ problems: [failure], failed_at: now })
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .execute()

/** Withdraws all drafts of the order but the newest ones. */
export const withdrawOldDrafts = (tx: Tx, orderId: string, { keep, now }: { keep: number; now: Date }) =>
  tx
    .updateTable('videos')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'draft')
    .where('revoked_at', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('videos')
        .select('id')
        .where('order_id', '=', orderId)
        .where('state', '=', 'draft')
        .where('revoked_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(keep),
    )
    .execute()
