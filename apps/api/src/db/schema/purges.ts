import type { Generated } from 'kysely'

/** The last run of each purge; an unfinished one is continued by the next job. */
export interface PurgesTable {
  name: string
  began_at: Date
  finished_at: Date | null
  /** Rows deleted in that run. */
  removed: Generated<number>
}
