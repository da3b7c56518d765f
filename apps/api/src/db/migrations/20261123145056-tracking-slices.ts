import { sql, type Kysely } from 'kysely'

const figures = ['pages', 'bounces', 'seconds', 'purchase', 'checkout', 'payment']

/**
 * Figures of one country, campaign or affiliate, and of one device: rows of `tracking_parts` by source and device with all
 * that a day has, and sketches of visitors for each of them. Days of before are made again.
 */
// Contract: the release before only deletes and inserts whole days here, and names the columns that it writes.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking_parts add column device text not null default ''`.execute(db)
  for (const name of figures)
    await sql`alter table tracking_parts add column ${sql.ref(name)} bigint not null default 0`.execute(db)
  await sql`alter table tracking_parts drop constraint tracking_parts_pkey`.execute(db)
  await sql`alter table tracking_parts add primary key (day, part, key, source, device)`.execute(db)
  await sql`create index tracking_parts_by_key on tracking_parts (part, key, day)`.execute(db)
  await sql`alter table tracking_visitors add column part text not null default 'source'`.execute(db)
  await sql`alter table tracking_visitors drop constraint tracking_visitors_pkey`.execute(db)
  await sql`alter table tracking_visitors add primary key (day, part, source)`.execute(db)
  // Noon in Greenwich is the same day in nearly every zone; days whose sessions are gone stay as they are.
  await sql`
    insert into tracking_marks (at)
    select distinct (day + time '12:00') at time zone 'UTC' from tracking_days where day > current_date - 390`.execute(
    db,
  )
}
