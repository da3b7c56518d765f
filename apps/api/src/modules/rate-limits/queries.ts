import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** A rate limit, counted in the database, so that all processes share the count. */
export interface Limit {
  /** What is counted; personal data only as a hash. */
  bucket: string
  most: number
  windowMs: number
  /** The use that reaches the limit starts a new window: for failures, which then lock for its whole length. */
  locks?: true
}

/**
 * Counts one use against each limit, before what it allows is done, so that simultaneous uses cannot all pass. Returns
 * the latest end of the windows that are used up, if any.
 */
export async function takeFromLimits(db: Db, limits: readonly Limit[], now: Date): Promise<Date | undefined> {
  const wanted = limits.map(({ bucket, most, windowMs, locks }) => ({
    bucket,
    until: new Date(now.getTime() + windowMs),
    fills: locks ? most : null,
  }))
  const { rows } = await sql<{ bucket: string; used: number; window_ends_at: Date }>`
    with w as (
      select bucket, until, fills from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (bucket text, until timestamptz, fills integer)
    )
    insert into rate_limits as r (bucket, used, window_ends_at)
    select w.bucket, 1, w.until from w order by w.bucket
    on conflict (bucket) do update
    set ${oneMore(now, sql`(select w.fills from w where w.bucket = r.bucket)`)}
    returning bucket, used, window_ends_at`.execute(db)
  const ends = rows
    .filter(({ bucket, used }) => used > (limits.find((limit) => limit.bucket === bucket)?.most ?? 0))
    .map((row) => row.window_ends_at.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

/** Counts one more use in the row `r`, or starts a new window. `fills`: the use that reaches the limit and locks. */
export const oneMore = (now: Date, fills: RawBuilder<unknown> = sql`null`) => sql`
  used = case when r.window_ends_at <= ${now} then 1 else r.used + 1 end,
  window_ends_at = case
    when r.window_ends_at <= ${now} or r.used + 1 = ${fills} then excluded.window_ends_at
    else r.window_ends_at end`

/** Takes back one use. */
export const giveBack = (db: Db | Tx, bucket: string) =>
  db
    .updateTable('rate_limits')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('used', '>', 0)
    .execute()

export const clearLimit = (db: Db | Tx, bucket: string) =>
  db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()

export const deleteEndedLimits = (db: Db, now: Date) =>
  db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
