import { sql, type Kysely } from 'kysely'

/** Where a paid order came from, copied from its session, which goes sooner than the order does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_origins (
      order_id uuid primary key references orders (id) on delete cascade,
      source text not null,
      campaign text,
      device text not null
    )`.execute(db)
  await sql`
    insert into order_origins (order_id, source, campaign, device)
    select o.id, s.source, s.campaign, s.device
    from orders o join tracking_sessions s on s.session_id = o.tracking_session_id
    where o.confirmed_at is not null and s.bot is null`.execute(db)
}
