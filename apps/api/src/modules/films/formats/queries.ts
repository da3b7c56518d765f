import { sql } from 'kysely'
import type { FilmFormat } from '@recadinho/contracts/films'
import type { Db, Tx } from '../../../db/client.ts'

export interface FormatOfFilm {
  filmId: string
  format: FilmFormat
}

/** Inserts it, or asks again for one that failed; returns whether it is to be made now. */
export async function insertFormat(
  tx: Tx,
  { filmId: film_id, format }: FormatOfFilm,
  { orderId: order_id, now: requested_at }: { orderId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('film_formats')
    .values({ film_id, format, order_id, requested_at })
    .onConflict((conflict) =>
      conflict
        .columns(['film_id', 'format'])
        .doUpdateSet({ requested_at, failed_at: null, progress: 0 })
        .where('film_formats.failed_at', 'is not', null),
    )
    .returning('film_id')
    .executeTakeFirst()
  return row !== undefined
}

/** `undefined` once its film is withdrawn, expired or gone. */
export const findRequestedFormat = (db: Db, { filmId, format }: FormatOfFilm, now: Date) =>
  db
    .selectFrom('film_formats')
    .innerJoin('films', 'films.id', 'film_formats.film_id')
    .innerJoin('videos', 'videos.id', 'film_formats.film_id')
    .select(['film_formats.made_at', 'films.input_hash'])
    .where('film_formats.film_id', '=', filmId)
    .where('film_formats.format', '=', format)
    .where('videos.state', '=', 'ready')
    .where('videos.revoked_at', 'is', null)
    .where('videos.expires_at', '>', now)
    .executeTakeFirst()

export async function isFormatMade(db: Db, { filmId, format }: FormatOfFilm): Promise<boolean> {
  const row = await db
    .selectFrom('film_formats')
    .select('made_at')
    .where('film_id', '=', filmId)
    .where('format', '=', format)
    .executeTakeFirst()
  return row !== undefined && row.made_at !== null
}

/** What becomes of a format that is not made yet; notifies the order's page. Returns whether it was still to be made. */
export async function setFormat(
  db: Db,
  { filmId, format }: FormatOfFilm,
  set: { progress: number } | { made_at: Date; bytes: string } | { failed_at: Date },
): Promise<boolean> {
  const rows = await db
    .with('changed', (query) =>
      query
        .updateTable('film_formats')
        .set(set)
        .where('film_id', '=', filmId)
        .where('format', '=', format)
        .where('made_at', 'is', null)
        // One that is withdrawn in the same moment waits for this row, or this finds it withdrawn.
        .where('film_id', 'in', (eb) =>
          eb
            .selectFrom('videos')
            .select('id')
            .where('revoked_at', 'is', null)
            .where('id', '=', filmId)
            .forUpdate(),
        )
        .returning('order_id'),
    )
    .selectFrom('changed')
    .select(sql`pg_notify('order_changed', order_id::text)`.as('notified'))
    .execute()
  return rows.length > 0
}
