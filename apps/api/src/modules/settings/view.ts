import type { AdminSettings, Settings } from '@recadinho/contracts/settings'
import type { SettingsRow } from './queries.ts'

/** Exactly the six fields of §7. */
export const settingsView = (row: SettingsRow): Settings => ({
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  contactAddress: row.contact_address,
  contactWhatsapp: row.contact_whatsapp,
  socialInstagram: row.social_instagram,
  socialFacebook: row.social_facebook,
})

/** What the owner sets beside them. */
export const adminSettingsView = (row: SettingsRow): AdminSettings => ({
  seasonalBanner: row.seasonal_banner,
  maintenance: row.maintenance,
  timeZone: row.time_zone,
  openingHours: row.opening_hours,
})
