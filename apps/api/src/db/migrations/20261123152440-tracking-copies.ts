import { sql, type Kysely } from 'kysely'

/** How far the visits of each week were taken over to another event store, so that it can go on where it was cut off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_copies (
      week timestamptz primary key,
      last_id uuid,
      events bigint not null,
      finished boolean not null
    )`.execute(db)
}
