import { Trans } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import type { ReactNode } from 'react'
import { useContacts } from '../../lib/use-contacts.ts'
import * as css from './footer.css.ts'

/** From the settings, with the defaults where none are set; a network without a profile is not shown. */
export function Contacts() {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress, socialInstagram, socialFacebook } =
    useContacts()
  return (
    <div>
      <h2 className={css.title}>
        <Trans>Talk to us</Trans>
      </h2>
      <ul>
        <Way href={`mailto:${contactEmail}`}>{contactEmail}</Way>
        {contactPhone && <Way href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>{contactPhone}</Way>}
        <Way href={contactWhatsappLink(contactWhatsapp)}>WhatsApp</Way>
        <Way href={socialInstagram}>Instagram</Way>
        <Way href={socialFacebook}>Facebook</Way>
        {contactAddress && <li className={css.plain}>{contactAddress}</li>}
      </ul>
    </div>
  )
}

function Way({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <li>
      <a href={href} rel="noopener" className={css.link}>
        {children}
      </a>
    </li>
  ) : null
}
