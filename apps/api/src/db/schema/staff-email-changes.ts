import type { Locale } from '@recadinho/contracts/common'

/** Unconfirmed new email addresses of staff, confirmed by a link sent there; one per member. */
export interface StaffEmailChangesTable {
  staff_id: string
  id: string
  /** In lower case. */
  email: string
  /** The language of its emails. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}
