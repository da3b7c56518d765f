import type { CreatedAt } from './columns.ts'

/** The sets of seed data that were inserted, so that deleted ones do not return. */
export interface SeedsTable {
  name: string
  seeded_at: CreatedAt
}
