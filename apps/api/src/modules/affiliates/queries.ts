import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'

export interface AffiliateClick {
  code: string
  referrer: string
  /** Of the visit's cookie, where there is one. */
  tokenHash: Buffer | null
  /** Counts for a click without a visit, in its place. */
  networkHash: Buffer
  now: Date
}

/** Keeps a click on a known affiliate's link, one for each visit (or network without one) and day; anything else leaves no trace. */
export const insertClick = (db: Db, { code, referrer, tokenHash, networkHash, now }: AffiliateClick) =>
  sql`
    insert into affiliate_clicks (id, code, referrer, visit_id, network_hash, day, created_at)
    select ${uuidv7(now)}, code, ${referrer}, v.id, case when v.id is null then ${networkHash}::bytea end,
      ${now.toISOString().slice(0, 10)}, ${now}
    from affiliates left join visits v on v.token_hash = ${tokenHash}
    where code = ${code.toUpperCase()} and active
    on conflict do nothing`.execute(db)
