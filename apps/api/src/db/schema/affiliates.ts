import type { CreatedAt, Defaulted } from './columns.ts'

/** Somebody who sends buyers and gets a share of what they pay. */
export interface AffiliatesTable {
  /** In upper case; stands in their links as `?code=`. */
  code: string
  name: string
  /** How the shop reaches them; empty where nobody noted it. Orders with this address or number are their own, and count for nobody. */
  contact: Defaulted<string>
  active: Defaulted<boolean>
  /** Whole per cent of what an order brought, 0 to 100. */
  commission: number
  created_at: CreatedAt
}

/** One row for each visit, affiliate and day. */
export interface AffiliateClicksTable {
  id: string
  code: string
  /** Scheme, host and path of the page that led here; what follows `?` or `#` may name a person and is not kept. */
  referrer: string
  /** The visit, where the browser had one. */
  visit_id: string | null
  /** Of a click without a visit: its network, hashed with the day, so that one network counts once a day. */
  network_hash: Buffer | null
  /** In UTC, `YYYY-MM-DD`. */
  day: string
  created_at: Date
}
