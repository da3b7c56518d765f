import type { Generated } from 'kysely'

/** The last run of each purge; one without an end goes on with the next job. */
export interface PurgesTable {
  name: string
  began_at: Date
  finished_at: Date | null
  /** Rows, in that run. */
  removed: Generated<number>
}
