import type { CorrectableField } from '@recadinho/contracts/orders'

/** A buyer's corrections, one row per field. */
export interface OrderCorrectionsTable {
  order_id: string
  /** The version of the details that it created. */
  details_version: number
  field: CorrectableField
  was: string | null
  now: string | null
  created_at: Date
  /** When a member of staff marked it as seen, and who. */
  seen_at: Date | null
  seen_by: string | null
}
