import { sql, type Kysely } from 'kysely'

/** Entries that move money between the shop's own accounts once it is known whose it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Contract: the new check allows more kinds, and all that the release before writes.
  await sql`
    alter table ledger
      drop constraint ledger_kind_check,
      add constraint ledger_kind_check check (kind in
        ('capture', 'reclassification', 'refund', 'refund_returned', 'dispute', 'dispute_returned')) not valid`.execute(
    db,
  )
}
