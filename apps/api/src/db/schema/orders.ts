import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { LocalizedText, Locale } from '@recadinho/contracts/common'
import type { Occasion, OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { Unsaid } from '@recadinho/contracts/personalization'
import type { CharacterPicture } from '@recadinho/contracts/pictures'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

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
  /** `null` in older orders of characters that are gone. */
  greeting_style: GreetingStyle | null
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
  use_ai_voice: boolean
  whatsapp_number: string
  guardian_name: string
  guardian_email: string
  /** Folded words for staff's search (`search-text.ts`); a trigger writes their keys to `order_search_entries`. */
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
  /** Delivery time in hours from payment (O3.1). */
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
