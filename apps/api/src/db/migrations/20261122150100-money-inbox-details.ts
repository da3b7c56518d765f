import { sql, type Kysely } from 'kysely'

/** Money that repeats a confirmation by hand, and what is known of an item as a code with parameters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Contract: the new check allows more kinds and resolutions, and all that the release before writes.
  await sql`
    alter table money_inbox
      add column details jsonb,
      drop constraint money_inbox_kind_check,
      add constraint money_inbox_kind_check check (kind in ('late', 'duplicate', 'repeats_confirmation', 'underpaid',
        'unmatched', 'mismatched', 'dispute', 'refund_failed', 'missing', 'unequal')) not valid,
      drop constraint money_inbox_resolution_check,
      add constraint money_inbox_resolution_check
        check (resolution in ('refunded', 'attached', 'matched', 'reinstated', 'resolved')) not valid`.execute(
    db,
  )
}
