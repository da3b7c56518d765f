import type { CreatedAt, Defaulted } from './columns.ts'

/** A site elsewhere whose landing pages measure visits. */
export interface LandingSitesTable {
  /** In the site's script tag, and with each of its events. */
  key: string
  name: string
  /** As browsers send them in `Origin`. */
  origins: string[]
  active: Defaulted<boolean>
  created_at: CreatedAt
}
