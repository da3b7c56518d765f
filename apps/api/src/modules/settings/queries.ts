import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { SettingsTable } from '../../db/schema/catalog.ts'

const columns = [
  'site_title',
  'contact_email',
  'contact_phone',
  'contact_address',
  'contact_whatsapp',
  'social_instagram',
  'social_facebook',
  'default_locale',
  'default_currency',
  'daily_capacity',
  'time_zone',
  'card_enabled',
  'pix_enabled',
  'gateways_off',
  'seasonal_banner',
  'maintenance',
  'opening_hours',
  'keep_webhook_bodies_days',
  'keep_webhook_events_days',
  'keep_order_details_days',
  'keep_order_buyers_days',
  'keep_visits_days',
  'keep_sent_messages_days',
  'keep_ended_sessions_days',
  'keep_videos_days',
  'commission_days',
  'deliver_draft_voice',
  'speech_names',
  'approve_in_bulk',
  'approve_by_rule',
  'parent_recordings',
] as const

export type SettingsRow = Pick<Selectable<SettingsTable>, (typeof columns)[number]>

/** The only row of settings. */
export const findSettings = (db: Db): Promise<SettingsRow> =>
  db.selectFrom('settings').select(columns).executeTakeFirstOrThrow()

/** The row, locked until the transaction ends. */
export const lockSettings = (tx: Tx): Promise<SettingsRow> =>
  tx.selectFrom('settings').select(columns).forUpdate().executeTakeFirstOrThrow()

export const updateSettings = (tx: Tx, settings: AdminSettings): Promise<SettingsRow> =>
  tx
    .updateTable('settings')
    .set({
      site_title: settings.siteTitle,
      contact_email: settings.contactEmail,
      contact_phone: settings.contactPhone,
      contact_address: settings.contactAddress,
      contact_whatsapp: settings.contactWhatsapp,
      social_instagram: settings.socialInstagram,
      social_facebook: settings.socialFacebook,
      default_locale: settings.defaultLocale,
      default_currency: settings.defaultCurrency,
      time_zone: settings.timeZone,
      opening_hours: JSON.stringify(settings.openingHours),
      daily_capacity: settings.dailyCapacity,
      card_enabled: settings.cardEnabled,
      pix_enabled: settings.pixEnabled,
      gateways_off: settings.gatewaysOff,
      seasonal_banner: settings.seasonalBanner,
      maintenance: settings.maintenance,
      keep_webhook_bodies_days: settings.retention.webhookBodies,
      keep_webhook_events_days: settings.retention.webhookEvents,
      keep_order_details_days: settings.retention.orderDetails,
      keep_order_buyers_days: settings.retention.orderBuyers,
      keep_visits_days: settings.retention.visits,
      keep_sent_messages_days: settings.retention.sentMessages,
      keep_ended_sessions_days: settings.retention.endedSessions,
      keep_videos_days: settings.retention.videos,
      commission_days: settings.commissionDays,
      deliver_draft_voice: settings.deliverDraftVoice,
      speech_names: settings.speechNames,
      approve_in_bulk: settings.approveInBulk,
      approve_by_rule: settings.approveByRule,
      parent_recordings: settings.parentRecordings,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Whether packages can be priced in a currency. */
export async function isPricedIn(tx: Tx, currency: string): Promise<boolean> {
  const rate = tx.selectFrom('currency_rates').select('currency').where('currency', '=', currency)
  const priced = tx.selectFrom('package_prices').select('currency').where('currency', '=', currency)
  return (await rate.union(priced).executeTakeFirst()) !== undefined
}
