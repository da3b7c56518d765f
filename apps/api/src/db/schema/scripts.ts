import type { Generated } from 'kysely'

/** The spoken text of an order, one row a version. */
export interface ScriptsTable {
  order_id: string
  version: number
  text: string
  /** `writer` = drafted by the system, `buyer` = the buyer's own text. */
  author: 'writer' | 'buyer' | 'staff'
  /** Of a member of staff. */
  author_name: string | null
  created_at: Generated<Date>
}
