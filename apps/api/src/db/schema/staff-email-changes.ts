import type { Locale } from '@recadinho/contracts/common'

/** New e-mail addresses of staff that wait to be confirmed by a link sent there: one for each person. */
export interface StaffEmailChangesTable {
  staff_id: string
  id: string
  /** In lower case. */
  email: string
  /** The language of the e-mails about it. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}
