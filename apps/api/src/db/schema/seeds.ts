import type { CreatedAt } from './columns.ts'

/** Which sets of seed data were put in, so that none comes back after staff removed it. */
export interface SeedsTable {
  name: string
  seeded_at: CreatedAt
}
