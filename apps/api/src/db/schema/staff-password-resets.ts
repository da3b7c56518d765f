import type { Locale } from '@recadinho/contracts/common'

/** Links for a new password, one per requested address, whether or not it has an account. */
export interface StaffPasswordResetsTable {
  /** In lower case. */
  email: string
  id: string
  /** The language of the email. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}
