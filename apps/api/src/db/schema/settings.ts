import type { Gateway } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/contracts/common'
import type { OpeningHours, SeasonalBannerMode } from '@recadinho/contracts/settings'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './columns.ts'

/** One row: what the owner sets for the whole shop. */
export interface SettingsTable {
  id: Defaulted<boolean>
  site_title: string
  contact_email: string
  contact_phone: string
  contact_address: string
  contact_whatsapp: string
  social_instagram: string
  social_facebook: string
  /** Of the pages until a reader has chosen one. */
  default_locale: Locale
  /** Of prices until a reader has chosen a country; `null`: what the language suggests. */
  default_currency: Defaulted<string | null>
  /** Videos that can be promised in a day. */
  daily_capacity: number
  /** IANA name; a day of the shop begins at its midnight. */
  time_zone: string
  card_enabled: boolean
  pix_enabled: boolean
  /** Names of the gateways that are switched off in spite of their credentials. */
  gateways_off: Defaulted<Gateway[]>
  seasonal_banner: Defaulted<SeasonalBannerMode>
  maintenance: Defaulted<boolean>
  /** How many days things are kept; see the retention module. */
  keep_webhook_bodies_days: Defaulted<number>
  keep_webhook_events_days: Defaulted<number>
  keep_visits_days: Defaulted<number>
  keep_order_details_days: Defaulted<number>
  keep_order_buyers_days: Defaulted<number>
  keep_sent_messages_days: Defaulted<number>
  keep_ended_sessions_days: Defaulted<number>
  keep_videos_days: Defaulted<number>
  /** How long after its payment an order's commission is approved. */
  commission_days: Defaulted<number>
  /** `jsonb`, written as JSON text. */
  opening_hours: ColumnType<OpeningHours, string | undefined, string>
}
