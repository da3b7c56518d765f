import type { Settings } from '@recadinho/contracts/settings'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'

/** The links to the shop's contacts; `undefined` for unset ones. */
export const contactLinks = ({ contactEmail, contactPhone, contactWhatsapp }: Settings) => ({
  email: `mailto:${contactEmail}`,
  phone: contactPhone ? `tel:${contactPhone.replaceAll(/[^\d+]/g, '')}` : undefined,
  whatsapp: contactWhatsappLink(contactWhatsapp),
})
