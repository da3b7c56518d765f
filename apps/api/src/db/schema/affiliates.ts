import type { CommissionKind } from '@recadinho/contracts/commissions'
import type { VisitStatus } from '@recadinho/contracts/visits'
import type { Generated, GeneratedAlways } from 'kysely'
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

/** A partner who sends buyers and gets a share of their payments. */
export interface AffiliatesTable {
  /** In upper case; `?code=` in their links. */
  code: string
  name: string
  /** How to contact them; may be empty. Orders with this address or number are their own and earn nothing. */
  contact: Generated<string>
  active: Generated<boolean>
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

/** What an order earned its affiliate, or a reversal. Rows are append-only, approved once and paid once. */
export interface CommissionLinesTable {
  id: GeneratedAlways<string>
  order_id: string
  affiliate_code: string
  kind: CommissionKind
  /** Minor units; negative for a reversal. */
  amount: number
  currency: string
  created_at: Date
  /** Null while pending. */
  approved_at: Date | null
  /** Null while unpaid. */
  payout_id: string | null
}

/** A payout to affiliates in one currency; its lines tell what each got. */
export interface AffiliatePayoutsTable {
  id: GeneratedAlways<string>
  idempotency_key: string
  request_hash: Buffer
  currency: string
  /** 64-bit, so read as text. */
  amount: string
  staff_id: string
  created_at: Date
}
