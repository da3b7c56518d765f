import { Type, type Static } from 'typebox'
import { Closed } from './common.ts'

/** `GET /api/settings`, §7: contact details for the footer. An empty string means: not set. */
export const Settings = Closed({
  contactEmail: Type.String(),
  contactPhone: Type.String(),
  contactAddress: Type.String(),
  contactWhatsapp: Type.String(),
  socialInstagram: Type.String(),
  socialFacebook: Type.String(),
})
export type Settings = Static<typeof Settings>
