import { sql, type Kysely } from 'kysely'

/**
 * `counted_by`: another payment of the order counts the same money, such as a transfer that staff confirmed and that the
 * bank reported. `decline_ref`: the gateway's name of the last declined try, so that each decline is noted once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column counted_by uuid references payments,
      add column decline_ref text`.execute(db)
}
