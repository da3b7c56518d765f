import { sql, type Kysely } from 'kysely'

/** What the home page shows beside the catalog: the season's banner, opening hours, reviews; and the maintenance switch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // §9: Monday to Friday 9:00 to 18:00, Saturday 10:00 to 16:00, Sunday closed.
  const weekday = { opens: '09:00', closes: '18:00' }
  const hours = [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '16:00' }, null]
  await sql`
    alter table settings
      add column seasonal_banner text not null default 'auto'
        check (seasonal_banner in
          ('auto', 'default', 'birthday', 'christmas', 'easter', 'backToSchool', 'childrensDay')),
      add column maintenance boolean not null default false,
      add column opening_hours jsonb not null default ${sql.lit(JSON.stringify(hours))}::jsonb
        check (jsonb_array_length(opening_hours) = 7)`.execute(db)
  await sql`
    create table reviews (
      id uuid primary key,
      author text not null,
      rating smallint not null check (rating between 1 and 5),
      body text not null,
      locale text not null check (locale in ('en', 'pt')),
      created_at timestamptz not null,
      published_at timestamptz
    )`.execute(db)
  await sql`create index reviews_published on reviews (published_at desc) where published_at is not null`.execute(
    db,
  )
  await sql`
    create trigger reviews_changed after insert or update or delete or truncate on reviews
    for each statement execute function notify_catalog_changed()`.execute(db)
}
