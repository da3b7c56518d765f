import type { VisitStatus } from '@recadinho/contracts/visits'
import type { CreatedAt } from './columns.ts'

/** A visit, as §3 describes it. */
export interface VisitsTable {
  id: string
  /** SHA-256 of the cookie's token: only that browser can change the row. */
  token_hash: Buffer
  /** Empty, digits, or `anonymous`. */
  phone_number: string
  user_agent: string
  /** `null` until the first status is known. */
  status: VisitStatus | null
  /** The browser's time of its last signal that the visit continues or is abandoned. */
  said_at: Date
  created_at: CreatedAt
  updated_at: Date
}
