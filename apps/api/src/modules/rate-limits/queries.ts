import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** A rate limit, counted in the database, so that all processes share the count. */
export interface Limit {
  /** What is counted; personal data only as a hash. */
  bucket: string
  most: number
  windowMs: number
}

/** Counts one use against each limit; returns the latest end of the windows that are used up, if any. */
export async function takeFromLimits(db: Db, limits: readonly Limit[], now: Date): Promise<Date | undefined> {
  const wanted = limits.map(({ bucket, windowMs }) => ({ bucket, until: new Date(now.getTime() + windowMs) }))
  const { rows } = await sql<{ bucket: string; used: number; window_ends_at: Date }>`
    insert into rate_limits as r (bucket, used, window_ends_at)
    select w.bucket, 1, w.until
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (bucket text, until timestamptz)
    order by w.bucket
    on conflict (bucket) do update
    set used = case when r.window_ends_at <= ${now} then 1 else r.used + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now} then excluded.window_ends_at else r.window_ends_at end
    returning bucket, used, window_ends_at`.execute(db)
  const ends = rows
    .filter(({ bucket, used }) => used > (limits.find((limit) => limit.bucket === bucket)?.most ?? 0))
    .map((row) => row.window_ends_at.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

export const deleteEndedLimits = (db: Db, now: Date) =>
  db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
