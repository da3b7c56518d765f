import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { DeliveryCause } from '@recadinho/contracts/deliveries'
import type { ApprovalCause } from '@recadinho/contracts/films'
import type { EventCause } from '@recadinho/contracts/money'
import type { OrderViewFilters } from '@recadinho/contracts/order-views'
import type {
  CorrectableField,
  Occasion,
  OrderPaymentStatus,
  OrderStatus,
  ProductionStage,
} from '@recadinho/contracts/orders'
import type { Likeness } from '@recadinho/contracts/likeness'
import type { Unsaid } from '@recadinho/contracts/personalization'
import type { CharacterPicture } from '@recadinho/contracts/pictures'
import type { ScriptCause, ScriptLine } from '@recadinho/contracts/scripts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { JsonColumn } from './columns.ts'

export interface NamedChild {
  name: string
  nameHint: string | null
}

/** A character of an order, as it was when the order was created. */
export interface OrderedCharacter {
  character_id: string
  category: CharacterCategory
  name: LocalizedText
  picture: CharacterPicture
  greeting_style: GreetingStyle
}

/** The first version of the script. */
export interface FirstScript {
  /** `null` once they are erased. */
  lines: ScriptLine[] | null
  /** The lines as text. */
  text: string
  /** `writer` = drafted by the system, `buyer` = with words of the buyer's own. */
  author: 'writer' | 'buyer'
}

/** An order; its price and content are fixed at creation (O4.1). */
export interface OrdersTable {
  id: Generated<string>
  number: string
  status: Generated<OrderStatus>
  payment_status: Generated<OrderPaymentStatus>
  /** The gateway of the newest attempt, or of the money received; null before the first attempt. */
  payment_gateway: string | null
  stage: ProductionStage | null
  on_hold_reason: string | null
  on_hold_since: Date | null
  version: Generated<number>
  /** Raised by each correction (O7). */
  details_version: Generated<number>
  package_id: string
  package_title: LocalizedText
  characters_count: number
  /** In the order in which they speak. */
  characters: JSONColumnType<OrderedCharacter[], string | undefined>
  script: JSONColumnType<FirstScript, string | undefined>
  currency: string
  price: number
  discount: number
  total: number
  /** The rate from USD behind the price, as a decimal; null for an explicit price. */
  rate: string | null
  promo_code: string | null
  promo_percentage: number | null
  /** True while the order holds one use of its promo code (O4.2). */
  promo_reserved: Generated<boolean>
  /** The affiliate who sent the buyer, if the code is known. */
  affiliate_code: string | null
  /** The affiliate's percentage at that time. */
  affiliate_commission: number | null
  locale: Locale
  country: string | null
  /** Of the buyer's browser (IANA); null if unknown. */
  time_zone: string | null
  child_name: string
  /** How the name is pronounced, as the buyer spelled it. */
  name_hint: string | null
  /** More children whom the video is for. */
  other_children: JSONColumnType<NamedChild[], string | undefined>
  child_age: number
  occasion: Occasion
  /** The date of the occasion, `YYYY-MM-DD`; read it as text. */
  occasion_date: string | null
  additional_notes: string
  /** What the buyer decided about parts of the notes that are not said. */
  unsaid: JSONColumnType<Unsaid, string | undefined>
  /** How the child is drawn in the film. */
  likeness: JSONColumnType<Likeness | null, string | null | undefined>
  use_ai_voice: boolean
  whatsapp_number: string
  guardian_name: string
  guardian_email: string
  /** Folded words for staff's search (`search-text.ts`); a trigger writes a paid order's keys to `order_search_entries`. */
  search_text: string
  link_token_hash: Buffer | null
  /** How often the private link was replaced (O5.2). */
  link_generation: Generated<number>
  idempotency_key: string
  request_hash: Buffer
  created_at: Generated<Date>
  expires_at: Date | null
  confirmed_at: Date | null
  /** The session in which it was placed; see `modules/tracking`. */
  tracking_session_id: string | null
  /** The package's hours when it was made (O3.1). */
  delivery_hours: Generated<number>
  /** Delivery time in hours from payment, full days included (O3.1). */
  promised_hours: Generated<number>
  due_at: Date | null
  /** Whether a question for adults precedes the video. */
  video_gated: Generated<boolean>
  completed_at: Date | null
  /** How often its video was made, including this time (O10). */
  revision: Generated<number>
  /** When it was last redone; null if never. */
  redone_at: Date | null
  /** When the child's data and the phone number were erased; their columns then hold placeholders. */
  details_erased_at: Date | null
  /** When everything but the accounting record was erased. */
  erased_at: Date | null
  /** The sort order of the admin's list: running, held, pending, the rest; then `urgency_order`. */
  urgency: GeneratedAlways<number>
  urgency_order: GeneratedAlways<unknown>
}

/** The keys by which staff find a paid order; written by a trigger when it is paid, and when its `search_text` changes. */
export interface OrderSearchEntriesTable {
  order_id: string
  /** PostgreSQL's `tsvector`. */
  keys: unknown
}

export type EventMachine =
  | 'order'
  | 'stage'
  | 'hold'
  | 'claim'
  | 'script'
  | 'revision'
  | 'note'
  | 'payment'
  | 'refund'
  | 'message'
  | 'correction'
  | 'video'

/** A view: an order's timeline, with what its own row and its first payment's say. */
export interface OrderTimelineView {
  id: GeneratedAlways<string>
  order_id: string
  machine: EventMachine
  from_state: string | null
  to_state: string
  actor_type: 'buyer' | 'staff' | 'system' | 'gateway'
  actor_name: string | null
  reason: string | null
  cause: JsonColumn<EventCause | DeliveryCause | ScriptCause | ApprovalCause>
  amount: number | null
  currency: string | null
  created_at: Generated<Date>
}

/** The stored entries; a trigger rejects changes of rows (O6). */
export interface OrderEventsTable extends OrderTimelineView {
  actor_id: string | null
  source_event: string | null
  request_id: string | null
}

/** Who works on an order until when; an expired row counts as none. */
export interface OrderClaimsTable {
  order_id: string
  staff_id: string
  claimed_at: Date
  expires_at: Date
}

/** Staff's notes about an order; append-only. */
export interface OrderNotesTable {
  /** Chosen by the client, so that a repeated request adds no second note. */
  id: string
  order_id: string
  staff_id: string
  text: string
  created_at: Date
}

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

/** The origin of a paid order; no row if its session is unknown. */
export interface OrderOriginsTable {
  order_id: string
  source: string
  campaign: string | null
  device: string
}

/** Data about an order's buyer for advertisers, sent once the order is paid; no row without consent. */
export interface OrderAdvertisingTable {
  order_id: string
  consent_version: number
  created_at: Date
  ip: string
  user_agent: string
  /** Meta's cookies: browser and click. */
  fbp: string | null
  fbc: string | null
  /** TikTok's: click and browser. */
  ttclid: string | null
  ttp: string | null
  /** The visit, as an id without meaning outside the shop. */
  external_id: string | null
}

/** A saved view: named filters of a member's order list. */
export interface OrderViewsTable {
  /** Chosen by the client, so that a repeated request adds no second view. */
  id: string
  staff_id: string
  name: string
  filters: OrderViewFilters
  created_at: Date
}

/**
 * The later versions of an order's script; the first one is a column of the order. The view `script_versions` has all of
 * them.
 */
export interface ScriptsTable {
  order_id: string
  version: number
  /** `null` in versions of an older release, and once they are erased. */
  lines: ColumnType<ScriptLine[] | null, string | null>
  /** The lines as text. */
  text: string
  /** `writer` = drafted by the system, `buyer` = with words of the buyer's own. */
  author: 'writer' | 'buyer' | 'staff'
  /** Set for a member of staff. */
  author_name: string | null
  created_at: Generated<Date>
}

/** What the writing service has answered, so that the same request is not paid for twice. */
export interface ScriptAnswersTable {
  /** SHA-256 of the request, in which tokens stand for names. */
  key: Buffer
  /** With the tokens of the request. */
  answer: string
  created_at: Generated<Date>
}

/** How many orders are closed, by status; `closed_order_changes` has what was not yet added up. */
export interface ClosedOrderCountsTable {
  status: string
  orders: string
}

/** An order that was closed (1) or reopened (-1). */
export interface ClosedOrderChangesTable {
  id: GeneratedAlways<string>
  status: string
  change: number
}
