import type { AdminSettings, Settings } from '@recadinho/contracts/settings'
import { pageLink } from './page-link.ts'
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

/** What the owner sets beside them. */
export const adminSettingsView = (row: SettingsRow): AdminSettings => ({
  seasonalBanner: row.seasonal_banner,
  maintenance: row.maintenance,
  timeZone: row.time_zone,
  openingHours: row.opening_hours,
  retention: {
    webhookBodies: row.keep_webhook_bodies_days,
    webhookEvents: row.keep_webhook_events_days,
    visits: row.keep_visits_days,
    sentMessages: row.keep_sent_messages_days,
    endedSessions: row.keep_ended_sessions_days,
  },
})
