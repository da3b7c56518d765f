import type { LocalizedText, Locale } from '@recadinho/contracts/common'
import type { Occasion, OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { Generated, GeneratedAlways } from 'kysely'

/** An order; what it cost and what it is for are frozen at creation (O4.1). */
export interface OrdersTable {
  id: Generated<string>
  number: string
  status: Generated<OrderStatus>
  payment_status: Generated<OrderPaymentStatus>
  /** Of the newest attempt, or of the money that has come; null before there is any. */
  payment_gateway: string | null
  stage: ProductionStage | null
  on_hold_reason: string | null
  on_hold_since: Date | null
  version: Generated<number>
  /** Goes up with each correction of the buyer's (O7). */
  details_version: Generated<number>
  package_id: string
  package_title: LocalizedText
  characters_count: number
  currency: string
  price: number
  discount: number
  total: number
  /** The rate from USD that made the price, as a decimal; null when the price was explicit. */
  rate: string | null
  promo_code: string | null
  promo_percentage: number | null
  /** True while the order holds one use of its promo code (O4.2). */
  promo_reserved: Generated<boolean>
  /** Who sent the buyer, where the shop knows that code. */
  affiliate_code: string | null
  /** Their share in whole per cent, as it was then. */
  affiliate_commission: number | null
  locale: Locale
  country: string | null
  child_name: string
  /** How the name is spoken, as the buyer spelled it. */
  name_hint: string | null
  child_age: number
  occasion: Occasion
  /** The day that the video is for, `YYYY-MM-DD`; read it as text. */
  occasion_date: string | null
  additional_notes: string
  use_ai_voice: boolean
  whatsapp_number: string
  guardian_name: string
  guardian_email: string
  /** Folded words that staff search by; see `search-text.ts`. */
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
  /** Within how many hours of its payment it is delivered (O3.1). */
  promised_hours: Generated<number>
  due_at: Date | null
  /** A question for grown-ups comes before the video. */
  video_gated: Generated<boolean>
  completed_at: Date | null
  /** How often its video was made, this time included (O10). */
  revision: Generated<number>
  /** When it was last begun again; null where it never was. */
  redone_at: Date | null
  /** Since then the child's data and the phone number are gone; what stands in their columns means nothing. */
  details_erased_at: Date | null
  /** Since then only the accounting record is left. */
  erased_at: Date | null
  /** What the admin's list goes by: running, held, pending, the rest; then `urgency_order`. */
  urgency: GeneratedAlways<number>
  urgency_order: GeneratedAlways<unknown>
}
