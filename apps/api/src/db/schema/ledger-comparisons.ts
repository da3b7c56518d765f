import type { Generated, GeneratedAlways } from 'kysely'

/** One comparison of a gateway's list with the ledger, done in slices (G3). */
export interface LedgerComparisonsTable {
  id: GeneratedAlways<string>
  gateway: string
  /** `YYYY-MM-DD` in UTC; null for a comparison on demand. */
  night: string | null
  began_at: Date
  /** Payments created before this have been compared. */
  listed_until: Date
  /** The ledger's captures up to this row have been compared. */
  captures_after: Generated<string>
  /** Passes that could not compare everything. */
  tries: Generated<number>
  listed: Generated<number>
  found: Generated<number>
  missing: Generated<number>
  unequal: Generated<number>
  failed: Generated<number>
  finished_at: Date | null
  outcome: 'compared' | 'given_up' | null
}

/** Payments that the gateway listed in a comparison in progress. */
export interface LedgerComparisonRefsTable {
  comparison_id: string
  ref: string
}
