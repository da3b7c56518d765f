import { Trans } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import type { ReactNode } from 'react'
import { useContacts } from '../../lib/settings/use-contacts.ts'
import * as css from './footer.css.ts'

/** Taken from the settings or their defaults; networks without a profile are hidden. */
export function Contacts() {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress, socialInstagram, socialFacebook } =
    useContacts()
  return (
    <div>
      <h2 className={css.title}>
        <Trans>Contact us</Trans>
      </h2>
      <ul>
        <Channel href={`mailto:${contactEmail}`}>{contactEmail}</Channel>
        {contactPhone && (
          <Channel href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>{contactPhone}</Channel>
        )}
        <Channel href={contactWhatsappLink(contactWhatsapp)}>WhatsApp</Channel>
        <Channel href={socialInstagram}>Instagram</Channel>
        <Channel href={socialFacebook}>Facebook</Channel>
        {contactAddress && <li className={css.plain}>{contactAddress}</li>}
      </ul>
    </div>
  )
}

function Channel({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <li>
      <a href={href} rel="noopener" className={css.link}>
        {children}
      </a>
    </li>
  ) : null
}
