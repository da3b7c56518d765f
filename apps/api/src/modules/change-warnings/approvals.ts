import type { ChangeWarning } from '@recadinho/contracts/change-warnings'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { SettingsRow } from '../settings/queries.ts'

type Switches = Pick<SettingsRow, 'approve_in_bulk' | 'approve_by_rule'>

const days = 30

/** What the owner's switches for approving films do, in numbers, when they are switched on. */
export async function approvalWarnings(
  db: Db,
  before: Switches,
  after: Switches,
  now: Date,
): Promise<ChangeWarning[]> {
  const inBulk = after.approve_in_bulk && !before.approve_in_bulk
  const byRule = after.approve_by_rule && !before.approve_by_rule
  if (!inBulk && !byRule) return []
  const { waiting, clean, made, passed } = await countFilms(db, now)
  return [
    ...(inBulk ? [{ kind: 'approve_in_bulk' as const, waiting, passed: clean }] : []),
    ...(byRule ? [{ kind: 'approve_by_rule' as const, made, passed, waiting }] : []),
  ]
}

interface FilmCounts {
  /** Drafts on the desk, and those of them whose checks have passed. */
  waiting: number
  clean: number
  /** Films of the last days, and those of them whose checks have passed, with every line in a voice that is no draft. */
  made: number
  passed: number
}

async function countFilms(db: Db, now: Date): Promise<FilmCounts> {
  const since = new Date(now.getTime() - days * 24 * 3_600_000)
  const { rows } = await sql<FilmCounts>`
    with waiting as (
      select f.problems from orders o
      cross join lateral (
        select id, state from videos
        where order_id = o.id and state in ('draft', 'ready') and revoked_at is null order by id desc limit 1) v
      join films f on f.id = v.id
      where o.status = 'in_production' and o.payment_status <> 'refunded' and v.state = 'draft'),
    made as (
      select problems = '{}' and coalesce((speech ->> 'voiced')::int >= (speech ->> 'lines')::int
        and not (speech ->> 'isDraft')::boolean, false) as passed
      from films where made_at >= ${since})
    select
      (select count(*)::int from waiting) as waiting,
      (select count(*)::int from waiting where problems = '{}') as clean,
      (select count(*)::int from made) as made,
      (select count(*)::int from made where passed) as passed`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate always has one row')
  return counts
}
