import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'

export interface AffiliateClick {
  code: string
  referrer: string
  /** From the visit's cookie; null without one. */
  tokenHash: Buffer | null
  /** Identifies a click without a visit. */
  networkHash: Buffer
  now: Date
}

/**
 * Stores a click on an active affiliate's link, once per day for each visit, or for each network without a visit.
 * Unknown codes are not stored. A visit takes over its network's click of the same day: a visitor's first report is
 * often sent before the visit is registered, and again if the page changes before the response.
 */
export const insertClick = (db: Db, { code, referrer, tokenHash, networkHash, now }: AffiliateClick) => {
  const day = now.toISOString().slice(0, 10)
  return sql`
    with click as (
      select a.code, v.id as visit_id
      from affiliates a left join visits v on v.token_hash = ${tokenHash}
      where a.code = ${code.toUpperCase()} and a.active
    ), taken_over as (
      delete from affiliate_clicks n using click
      where n.code = click.code and n.day = ${day} and n.network_hash = ${networkHash} and click.visit_id is not null
        and not exists (
          select from affiliate_clicks o where o.code = n.code and o.day = n.day and o.visit_id = click.visit_id
        )
      returning n.referrer
    )
    insert into affiliate_clicks (id, code, referrer, visit_id, network_hash, day, created_at)
    select ${uuidv7(now)}, code, coalesce((select referrer from taken_over), ${referrer}), visit_id,
      case when visit_id is null then ${networkHash}::bytea end, ${day}, ${now}
    from click
    on conflict do nothing`.execute(db)
}
