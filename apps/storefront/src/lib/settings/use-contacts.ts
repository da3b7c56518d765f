import type { Settings } from '@recadinho/contracts/settings'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { settingsQuery } from '../api/shop-queries.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useShop } from '../use-shop.ts'

/** §2: the support contacts that replace unset ones. */
const defaultContacts: Settings = {
  contactEmail: 'support@recadinho.example',
  contactPhone: '',
  contactAddress: '',
  contactWhatsapp: '',
  socialInstagram: '',
  socialFacebook: '',
}

/** The shop's contact details, with a default for each empty one. Without a response from the API, the page's own. */
export function useContacts(): Settings {
  const settings = useAnswer(settingsQuery(useShop().api))
  return settings ? withDefaults(settings) : defaultContacts
}

/** Replaces each unset contact with its default. */
function withDefaults(settings: Settings): Settings {
  const set = Object.entries(settings).filter(([, value]) => value !== '')
  return { ...defaultContacts, ...Object.fromEntries(set) }
}

/** The links to the shop's contacts; `undefined` for unset ones. */
export const contactLinks = ({ contactEmail, contactPhone, contactWhatsapp }: Settings) => ({
  email: `mailto:${contactEmail}`,
  phone: /\d/.test(contactPhone) ? `tel:${contactPhone.replaceAll(/[^\d+]/g, '')}` : undefined,
  whatsapp: contactWhatsappLink(contactWhatsapp),
})
