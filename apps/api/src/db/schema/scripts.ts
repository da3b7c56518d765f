import type { Generated } from 'kysely'

/** The script of an order, one row per version. */
export interface ScriptsTable {
  order_id: string
  version: number
  text: string
  /** `writer` = drafted by the system, `buyer` = the buyer's own text. */
  author: 'writer' | 'buyer' | 'staff'
  /** Set for a member of staff. */
  author_name: string | null
  created_at: Generated<Date>
}
