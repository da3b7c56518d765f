import type { Gateway } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/contracts/common'
import type { OpeningHours, SeasonalBannerMode } from '@recadinho/contracts/settings'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './columns.ts'

/** A single row: the owner's shop-wide settings. */
export interface SettingsTable {
  id: Defaulted<boolean>
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
  default_currency: Defaulted<string | null>
  /** How many videos can be promised per day. */
  daily_capacity: number
  /** IANA name; the shop's day begins at midnight there. */
  time_zone: string
  card_enabled: boolean
  pix_enabled: boolean
  /** Gateways that are switched off although they have credentials. */
  gateways_off: Defaulted<Gateway[]>
  seasonal_banner: Defaulted<SeasonalBannerMode>
  maintenance: Defaulted<boolean>
  /** Retention in days; see the retention module. */
  keep_webhook_bodies_days: Defaulted<number>
  keep_webhook_events_days: Defaulted<number>
  keep_visits_days: Defaulted<number>
  keep_order_details_days: Defaulted<number>
  keep_order_buyers_days: Defaulted<number>
  keep_sent_messages_days: Defaulted<number>
  keep_ended_sessions_days: Defaulted<number>
  keep_videos_days: Defaulted<number>
  /** Days from an order's payment to the approval of its commission. */
  commission_days: Defaulted<number>
  /** `jsonb`, written as a JSON string. */
  opening_hours: ColumnType<OpeningHours, string | undefined, string>
}
