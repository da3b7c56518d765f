import { sql, type Kysely } from 'kysely'

/** When an order's details, and when all but its accounting record, were erased; timelines let go of words for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column details_erased_at timestamptz, add column erased_at timestamptz`.execute(db)
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'order_events'
        and current_setting('shop.erasing', true) = 'on'
        and to_jsonb(new) = to_jsonb(old) || '{"reason": null}' then
        return new;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
}
