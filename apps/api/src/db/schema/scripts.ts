import type { Generated } from 'kysely'

/** The spoken text of an order, one row a version. */
export interface ScriptsTable {
  order_id: string
  version: number
  text: string
  /** `writer` = drafted by the system, `buyer` = the buyer's own text. */
  author: 'writer' | 'buyer' | 'staff'
  created_at: Generated<Date>
}
