import { sql } from 'kysely'
import type { Db } from '../../../../db/client.ts'
import { transact } from '../../../../db/transaction.ts'
import { eachRow } from '../../../../jobs/each-row.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** The start of the week, Monday in UTC. */
export function weekOf(instant: Date): Date {
  const day = new Date(instant.getTime())
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs)
}

const nameOf = (monday: Date) => `tracking_events_${monday.toISOString().slice(0, 10).replaceAll('-', '')}`

/** Creates missing partitions from one instant's week to the other's, without blocking writers. */
export async function makePartitions(db: Db, from: Date, until: Date): Promise<void> {
  const existing = new Set((await listPartitions(db)).map(({ name }) => name))
  const missing: Date[] = []
  for (let monday = weekOf(from); monday <= until; monday = new Date(monday.getTime() + weekMs))
    if (!existing.has(nameOf(monday))) missing.push(monday)
  await eachRow(missing, (monday) => makePartition(db, monday))
}

/** Created separately and then attached, which takes a weaker lock than creating it in place. */
const makePartition = (db: Db, monday: Date) =>
  transact(db, async (tx) => {
    const name = nameOf(monday)
    await sql`select pg_advisory_xact_lock(hashtext('tracking partitions'))`.execute(tx)
    if ((await listPartitions(tx)).some((each) => each.name === name)) return
    const until = new Date(monday.getTime() + weekMs)
    await sql`create table if not exists ${sql.id(name)} (like tracking_events including all)`.execute(tx)
    await sql`
      alter table tracking_events attach partition ${sql.id(name)}
      for values from (${sql.lit(monday.toISOString())}) to (${sql.lit(until.toISOString())})`.execute(tx)
  })

interface Partition {
  name: string
  week: Date
  /** Anything but `attached` means that an earlier removal was interrupted. */
  state: 'attached' | 'detaching' | 'detached'
}

export const listPartitions = async (db: Db) =>
  (await listWeeks(db)).filter(({ state }) => state === 'attached')

/** Oldest first, without the partition for wrong clocks. */
async function listWeeks(db: Db): Promise<Partition[]> {
  const { rows } = await sql<Pick<Partition, 'name' | 'state'>>`
    select c.relname as name,
      case when i.inhrelid is null then 'detached' when i.inhdetachpending then 'detaching' else 'attached' end as state
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid and i.inhparent = 'tracking_events'::regclass
    where c.relkind = 'r' and c.relname ~ '^tracking_events_[0-9]{8}$' and pg_table_is_visible(c.oid)
    order by 1`.execute(db)
  return rows.map(({ name, state }) => ({
    name,
    state,
    week: new Date(name.replace(/^.*_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3T00:00:00Z')),
  }))
}

/**
 * Detaches weeks that ended before then without blocking writers, and drops them. A backup that reads them may
 * interrupt this: the next night continues.
 */
export async function dropPartitions(db: Db, before: Date): Promise<void> {
  const ended = (await listWeeks(db)).filter(({ week }) => week.getTime() + weekMs <= before.getTime())
  await eachRow(ended, async ({ name, state }) => {
    if (state === 'attached')
      await sql`alter table tracking_events detach partition ${sql.id(name)} concurrently`.execute(db)
    if (state === 'detaching')
      await sql`alter table tracking_events detach partition ${sql.id(name)} finalize`.execute(db)
    await sql`drop table ${sql.id(name)}`.execute(db)
  })
}
