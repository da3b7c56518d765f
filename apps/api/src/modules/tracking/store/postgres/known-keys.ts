import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { KnownKey } from '../event-store.ts'

const keysAtMost = 2000

/** The largest keys of the figures since then. */
export const knownKeys = (db: Db, since: Date): Promise<KnownKey[]> =>
  statement<KnownKey>`
    select dimension, key from (
      select dimension, key, row_number() over (partition by dimension order by sum(sessions) desc, key) as place
      from (
        select 'source' as dimension, source as key, sessions from tracking_days where day >= ${since}::date
        union all
        select case part when 'page' then 'path' else part end, key, sessions from tracking_parts
        where day >= ${since}::date and part in ('campaign', 'affiliate', 'referrer', 'page')
      ) k group by dimension, key
    ) ranked where place <= ${keysAtMost}`.execute(db)
