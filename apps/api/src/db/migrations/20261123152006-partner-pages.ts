import { sql, type Kysely } from 'kysely'

/** The private link to an affiliate's own page; only the hash of its secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_pages (
      affiliate_code text primary key references affiliates on update cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
