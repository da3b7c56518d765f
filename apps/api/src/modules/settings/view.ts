import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { gateways } from '@recadinho/contracts/filters'
import { PageLink, type Settings } from '@recadinho/contracts/settings'
import { Compile } from 'typebox/compile'
import type { SettingsRow } from './queries.ts'

/** Exactly the six fields of §7. */
export const settingsView = (row: SettingsRow): Settings => ({
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  contactAddress: row.contact_address,
  contactWhatsapp: row.contact_whatsapp,
  socialInstagram: pageLink(row.social_instagram),
  socialFacebook: pageLink(row.social_facebook),
})

/** All settings of the owner. */
export const adminSettingsView = (row: SettingsRow): AdminSettings => ({
  siteTitle: row.site_title,
  ...settingsView(row),
  defaultLocale: row.default_locale,
  defaultCurrency: row.default_currency,
  timeZone: row.time_zone,
  openingHours: row.opening_hours,
  dailyCapacity: row.daily_capacity,
  cardEnabled: row.card_enabled,
  pixEnabled: row.pix_enabled,
  // In the contract's order, so that lists with the same members are equal.
  gatewaysOff: gateways.filter((name) => row.gateways_off.includes(name)),
  seasonalBanner: row.seasonal_banner,
  maintenance: row.maintenance,
  retention: {
    webhookBodies: row.keep_webhook_bodies_days,
    webhookEvents: row.keep_webhook_events_days,
    orderDetails: row.keep_order_details_days,
    orderBuyers: row.keep_order_buyers_days,
    visits: row.keep_visits_days,
    sentMessages: row.keep_sent_messages_days,
    endedSessions: row.keep_ended_sessions_days,
    videos: row.keep_videos_days,
  },
  commissionDays: row.commission_days,
  deliverDraftVoice: row.deliver_draft_voice,
  speechNames: row.speech_names,
  approveInBulk: row.approve_in_bulk,
  approveByRule: row.approve_by_rule,
  parentRecordings: row.parent_recordings,
})

const link = Compile(PageLink)

/** The stored text as a link valid by the contract, with a scheme added to `wa.me/…`; otherwise an empty string. */
export function pageLink(stored: string): string {
  const text = stored.trim()
  const whole = text.startsWith('wa.me/') ? `https://${text}` : text
  return link.Check(whole) ? whole : ''
}
