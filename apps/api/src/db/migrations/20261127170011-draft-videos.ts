import { sql, type Kysely } from 'kysely'

/** A film that the shop has made is a `draft` until staff approve it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Contract: the new check allows all that the former one did; the last release writes no other state.
  await sql`alter table videos drop constraint videos_state_check,
    add constraint videos_state_check check (state in ('checking', 'draft', 'ready', 'refused')) not valid`.execute(
    db,
  )
}
