import { sql, type Kysely } from 'kysely'

/** What the bank told of money on the shop's own PIX key. `ref`: the attempt's reference, once; else the transfer's own name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pix_credits (
      end_to_end_id text primary key,
      txid text not null,
      ref text not null unique,
      amount integer not null check (amount > 0),
      received_at timestamptz not null
    )`.execute(db)
}
