import { sql, type Kysely } from 'kysely'

/** Tells every process at once when a session ends or its owner's account changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_sessions_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions_changed', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger staff_sessions_ended after delete or truncate on staff_sessions
    for each statement execute function notify_sessions_changed()`.execute(db)
  await sql`
    create trigger staff_changed after update or delete or truncate on staff
    for each statement execute function notify_sessions_changed()`.execute(db)
}
