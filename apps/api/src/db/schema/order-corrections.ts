import type { CorrectableField } from '@recadinho/contracts/orders'

/** What a buyer corrected: one row a field. */
export interface OrderCorrectionsTable {
  order_id: string
  /** Which version of the details it made. */
  details_version: number
  field: CorrectableField
  was: string | null
  now: string | null
  created_at: Date
  /** When a member of staff said that they had seen it, and who. */
  seen_at: Date | null
  seen_by: string | null
}
