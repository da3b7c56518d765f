import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'

export interface AffiliateClick {
  code: string
  referrer: string
  /** Of the visit's cookie, where there is one. */
  tokenHash: Buffer | null
  now: Date
}

/** Keeps a click on a known affiliate's link, one for each visit and day; anything else leaves no trace. */
export const insertClick = (db: Db, { code, referrer, tokenHash, now }: AffiliateClick) =>
  sql`
    insert into affiliate_clicks (id, code, referrer, access_id, day, created_at)
    select ${uuidv7(now)}, code, ${referrer}, (select id from user_accesses where token_hash = ${tokenHash}),
      ${now.toISOString().slice(0, 10)}, ${now}
    from affiliates where code = ${code.toUpperCase()} and active
    on conflict do nothing`.execute(db)
