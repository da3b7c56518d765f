import { sql } from 'kysely'
import type { Db } from '../../../../db/client.ts'
import { transact } from '../../../../db/transaction.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** The Monday before, in UTC. */
export function weekOf(instant: Date): Date {
  const day = new Date(instant.getTime())
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs)
}

const nameOf = (monday: Date) => `tracking_events_${monday.toISOString().slice(0, 10).replaceAll('-', '')}`

/** Makes the partitions that are missing from the week of one instant to that of another. Writers go on meanwhile. */
export async function makePartitions(db: Db, from: Date, until: Date): Promise<void> {
  const known = new Set((await listPartitions(db)).map(({ name }) => name))
  for (let monday = weekOf(from); monday <= until; monday = new Date(monday.getTime() + weekMs))
    if (!known.has(nameOf(monday))) await makePartition(db, monday)
}

/** Made by itself and then attached, which takes a weaker lock than to make it in its place. */
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

/** By week, the oldest first; without that of the browsers whose clock is off. */
async function listPartitions(db: Db): Promise<{ name: string; week: Date }[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'tracking_events'::regclass and c.relname ~ '_[0-9]{8}$' order by 1`.execute(db)
  return rows.map(({ name }) => ({
    name,
    week: new Date(name.replace(/^.*_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3T00:00:00Z')),
  }))
}

/** Weeks that ended before then are taken off without holding writers up, and dropped. */
export async function dropPartitions(db: Db, before: Date): Promise<void> {
  for (const { name, week } of await listPartitions(db)) {
    if (week.getTime() + weekMs > before.getTime()) continue
    await sql`alter table tracking_events detach partition ${sql.id(name)} concurrently`.execute(db)
    await sql`drop table ${sql.id(name)}`.execute(db)
  }
}
