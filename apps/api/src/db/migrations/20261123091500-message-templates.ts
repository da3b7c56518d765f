import { sql, type Kysely } from 'kysely'

/** The words of messages to buyers that the owner changed (see `modules/emails/README.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_templates (
      id text not null,
      locale text not null,
      texts jsonb not null,
      primary key (id, locale)
    )`.execute(db)
}
