import { sql, type Kysely } from 'kysely'

/** Whether a finished video reached its buyer, what they said about it, and whether a grown-up is asked for first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table video_views (
      video_id uuid primary key references videos on delete cascade,
      order_id uuid not null references orders on delete cascade,
      first_opened_at timestamptz not null,
      first_played_at timestamptz
    )`.execute(db)
  await sql`create index video_views_by_order on video_views (order_id)`.execute(db)
  await sql`
    create table video_problems (
      video_id uuid primary key references videos on delete cascade,
      order_id uuid not null references orders on delete cascade,
      reason text not null,
      words text,
      reported_at timestamptz not null
    )`.execute(db)
  await sql`create index video_problems_by_order on video_problems (order_id)`.execute(db)
  await sql`
    create table video_reactions (
      order_id uuid primary key references orders on delete cascade,
      hearts smallint not null check (hearts between 1 and 5),
      words text,
      may_quote boolean not null,
      review_id uuid references reviews on delete set null,
      reacted_at timestamptz not null
    )`.execute(db)
  await sql`create index video_reactions_by_review on video_reactions (review_id)`.execute(db)
  await sql`alter table orders add column video_gated boolean not null default false`.execute(db)
}
