import type { Settings } from '@recadinho/contracts/settings'
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
