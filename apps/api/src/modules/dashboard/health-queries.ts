import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface KindStanding {
  kind: string
  due: number
  since: Date | null
  blocked: number
  retrying: number
  retryingSince: Date | null
  error: string | null
  dead: number
}

/** Unsent events by kind; reads only waiting and dead rows. */
export async function readOutbox(db: Db, now: Date): Promise<KindStanding[]> {
  const { rows } = await sql<KindStanding>`
    with open as (
      select kind, created_at, last_error, coalesce(last_error like 'no\\_%', false) as blocked, false as dead,
        next_attempt_at <= ${now} and (leased_until is null or leased_until < ${now}) as due, next_attempt_at
      from outbox_events where next_attempt_at is not null
      union all
      select kind, created_at, last_error, false, true, false, null
      from outbox_events where dead_at is not null and done_at is null
    )
    select kind, count(*) filter (where due and not blocked)::int as due,
      min(next_attempt_at) filter (where due and not blocked) as since,
      count(*) filter (where blocked)::int as blocked,
      count(*) filter (where not dead and not blocked and last_error is not null)::int as retrying,
      min(created_at) filter (where not dead and not blocked and last_error is not null) as "retryingSince",
      max(last_error) filter (where not dead and not blocked) as error,
      count(*) filter (where dead)::int as dead
    from open group by kind`.execute(db)
  return rows
}

export interface LaneStanding {
  name: string
  done_at: Date | null
  failed_at: Date | null
}

export interface MoneyStanding {
  notifications: number
  unknown: Record<string, number>
  lanes: LaneStanding[]
}

/** Unprocessable notifications, payments in doubt by gateway, and the payment pollers. */
export async function readMoneyLanes(db: Db): Promise<MoneyStanding> {
  const [counts, lanes] = await Promise.all([
    sql<Omit<MoneyStanding, 'lanes'>>`
      select (select count(*)::int from webhook_events where outcome = 'dead') as notifications,
        coalesce((select json_object_agg(gateway, many) from (
          select gateway, count(*) as many from payments
          where next_poll_at is not null and state = 'error' group by gateway) as doubt), '{}'::json) as unknown`.execute(
      db,
    ),
    db.selectFrom('poller_rounds').select(['name', 'done_at', 'failed_at']).execute(),
  ])
  const [count] = counts.rows
  if (!count) throw new Error('Counts always have one row')
  return { ...count, lanes }
}

/** When each scheduled job was last due; empty before the scheduler's first start. */
export async function readLastDue(db: Db): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('scheduled_jobs').select(['name', 'last_due_at']).execute()
  return new Map(rows.map(({ name, last_due_at: at }) => [name, at]))
}
