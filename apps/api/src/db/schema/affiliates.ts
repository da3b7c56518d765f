import type { CreatedAt, Defaulted } from './columns.ts'

/** A partner who sends buyers and gets a share of their payments. */
export interface AffiliatesTable {
  /** In upper case; `?code=` in their links. */
  code: string
  name: string
  /** How to contact them; may be empty. Orders with this address or number are their own and earn nothing. */
  contact: Defaulted<string>
  active: Defaulted<boolean>
  /** Percentage of an order's revenue, an integer from 0 to 100. */
  commission: number
  created_at: CreatedAt
}

/** The page that an affiliate opens with a private link. */
export interface PartnerPagesTable {
  affiliate_code: string
  /** SHA-256 of the link's secret, which nobody else has. */
  token_hash: Buffer
  created_at: Date
}

/** One row per visit, affiliate and day. */
export interface AffiliateClicksTable {
  id: string
  code: string
  /** Origin and path of the referring page; query and fragment may name a person and are not stored. */
  referrer: string
  /** The visit, if the browser had one. */
  visit_id: string | null
  /** For a click without a visit: the hash of network and day, so that a network counts once a day. */
  network_hash: Buffer | null
  /** In UTC, `YYYY-MM-DD`. */
  day: string
  created_at: Date
}
