import type { CharacterCategory, Gateway, PaymentMethod } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { Locale } from '@recadinho/contracts/common'
import type { TemplateField, TemplateId } from '@recadinho/contracts/message-texts'
import type { OpeningHours, SeasonalBannerMode } from '@recadinho/contracts/settings'
import type { VideoFacts, VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Decimal, JsonColumn, LocalizedColumn } from './columns.ts'

/** A single row: the owner's shop-wide settings. */
export interface SettingsTable {
  id: Generated<boolean>
  site_title: string
  contact_email: string
  contact_phone: string
  contact_address: string
  contact_whatsapp: string
  social_instagram: string
  social_facebook: string
  /** Language of the pages until a reader chooses one. */
  default_locale: Locale
  /** Currency of prices until a reader chooses a country; `null` for the language's default. */
  default_currency: Generated<string | null>
  /** How many videos can be promised per day. */
  daily_capacity: number
  /** IANA name; the shop's day begins at midnight there. */
  time_zone: string
  card_enabled: boolean
  pix_enabled: boolean
  /** Gateways that are switched off although they have credentials. */
  gateways_off: Generated<Gateway[]>
  seasonal_banner: Generated<SeasonalBannerMode>
  maintenance: Generated<boolean>
  /** Retention in days; see the retention module. */
  keep_webhook_bodies_days: Generated<number>
  keep_webhook_events_days: Generated<number>
  keep_visits_days: Generated<number>
  keep_order_details_days: Generated<number>
  keep_order_buyers_days: Generated<number>
  keep_sent_messages_days: Generated<number>
  keep_ended_sessions_days: Generated<number>
  keep_videos_days: Generated<number>
  /** Days from an order's payment to the approval of its commission. */
  commission_days: Generated<number>
  /** Films that are silent or have a draft voice may be delivered. */
  deliver_draft_voice: Generated<boolean>
  /** Lines with a child's name may go to a speech service. */
  speech_names: Generated<boolean>
  /** Staff may approve several films together, if every check of each has passed. */
  approve_in_bulk: Generated<boolean>
  /** The shop approves and delivers films that leave nothing for a person to decide. */
  approve_by_rule: Generated<boolean>
  /** Parents may record lines behind their order's link. */
  parent_recordings: Generated<boolean>
  /** `jsonb`, written as a JSON string. */
  opening_hours: ColumnType<OpeningHours, string | undefined, string>
}

export interface CountriesTable {
  code: string
  name: LocalizedColumn
  flag: string
  currency: string
  /** BCP 47 tag. */
  locale: string
  offer: 'full' | 'limited'
  active: Generated<boolean>
  position: number
}

export interface CurrencyRatesTable {
  currency: string
  /** Units of the currency per 1 USD (§9). */
  per_usd: Decimal
  /** `null` for the initial rate. */
  changed_at: Date | null
}

export interface PackagesTable {
  id: string
  characters_count: number
  title: LocalizedColumn
  description: LocalizedColumn
  /** Hours from payment to delivery, 1 to 168. */
  delivery_hours: Generated<number>
  /** Whether countries of the limited group can buy it. */
  in_limited_offer: Generated<boolean>
  active: Generated<boolean>
  position: number
}

/** Explicit prices; a currency without one is converted from USD. */
export interface PackagePricesTable {
  package_id: string
  currency: string
  /** Minor units. */
  amount: number
}

/** Pages of a payment service that staff have set up, one per package, method and currency. */
export interface PackagePaymentLinksTable {
  package_id: string
  method: PaymentMethod
  currency: string
  /** The price on the link's page, in minor units. */
  amount: number
  url: string
}

export interface PromoCodesTable {
  /** In upper case. */
  code: string
  /** Percentage of the package price, an integer from 1 to 100. */
  percentage: number
  starts_at: Date | null
  ends_at: Date | null
  /** The packages that it applies to; `null` for all. */
  package_ids: string[] | null
  /** The maximum number of orders; `null` for no limit. */
  uses_limit: number | null
  /** Orders that use or reserve it now. */
  used: Generated<number>
  /** Whether the shop's pages show it. */
  announced: Generated<boolean>
  active: Generated<boolean>
  created_at: CreatedAt
}

export interface CharactersTable {
  id: string
  category: CharacterCategory
  name: LocalizedColumn
  description: LocalizedColumn
  greeting_style: GreetingStyle
  /** Name of a drawing; `null` for the drawing with the character's id. */
  picture: Generated<string | null>
  /** A picture that staff uploaded, used instead. */
  picture_upload: Generated<string | null>
  /** Hints for speech synthesis, in percent of the voice's own. */
  voice_pitch: Generated<number>
  voice_rate: Generated<number>
  /** For staff only: who owns the character and what the shop may do with it. */
  rights_note: Generated<string>
  active: Generated<boolean>
  position: number
}

/** A sample clip of a character. The shop shows the `ready` one of each language. */
export interface CharacterClipsTable {
  id: string
  character_id: string
  locale: Locale
  /** The spoken text. */
  words: string
  state: Generated<'checking' | 'ready' | 'refused'>
  refusal: VideoRefusal | null
  uploaded_by: string
  /** Storage key of the file; set once ready, as are its type and facts. */
  storage_key: string | null
  captions_key: string | null
  mime_type: VideoType | null
  facts: JsonColumn<VideoFacts>
  /** 64-bit, so read as text. */
  bytes: string
  created_at: Date
  /** When it was replaced or removed; its files are deleted by the next purge. */
  removed_at: Date | null
}

/** How a character sounds, as the owner approved it; any other preset of the character is a draft. */
export interface VoicePresetApprovalsTable {
  character_id: string
  preset_hash: Buffer
  approved_by: string
  approved_at: Date
}

/** Parents' reviews; shown while `published_at` is set. */
export interface ReviewsTable {
  id: string
  author: string
  rating: number
  body: string
  locale: Locale
  created_at: Date
  published_at: Date | null
}

/** A single row: the shop's accounts with advertisers. Tokens are encrypted; their last characters identify them. */
export interface AdvertisingTable {
  id: Generated<boolean>
  meta_pixel_id: Generated<string>
  meta_test_code: Generated<string>
  meta_token: Buffer | null
  meta_token_end: string | null
  /** Since when Meta rejects the token: nothing is sent until there is another one. */
  meta_refused_at: Date | null
  tiktok_pixel_id: Generated<string>
  tiktok_server: Generated<boolean>
  tiktok_token: Buffer | null
  tiktok_token_end: string | null
  tiktok_refused_at: Date | null
}

/** A site elsewhere whose landing pages measure visits. */
export interface LandingSitesTable {
  /** In the site's script tag, and with each of its events. */
  key: string
  name: string
  /** As browsers send them in `Origin`. */
  origins: string[]
  active: Generated<boolean>
  created_at: CreatedAt
}

/** The texts of a message to buyers that the owner changed, in one language. */
export interface MessageTemplatesTable {
  id: TemplateId
  locale: Locale
  /** Only texts that differ from the defaults. */
  texts: ColumnType<Partial<Record<TemplateField, string>>, string, string>
}

/** The sets of seed data that were inserted, so that deleted ones do not return. */
export interface SeedsTable {
  name: string
  seeded_at: CreatedAt
}
