import type { Locale } from '@recadinho/contracts/common'

/** Links for a new password: one for each address that asked, whether it has an account or not. */
export interface StaffPasswordResetsTable {
  /** In lower case. */
  email: string
  id: string
  /** The language of the e-mail. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}
