import { sql, type Kysely } from 'kysely'

/** A picture that staff uploaded for a character; `picture` stays the drawing that moves in its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table characters add column picture_upload uuid`.execute(db)
  await sql`alter table order_characters add column picture_upload uuid`.execute(db)
}
