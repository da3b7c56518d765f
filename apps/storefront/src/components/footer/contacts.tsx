import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { contactLinks, useContacts } from '../../lib/settings/use-contacts.ts'
import * as css from './footer.css.ts'

/** Taken from the settings or their defaults; networks without a profile are hidden. */
export function Contacts() {
  const contacts = useContacts()
  const { email, phone, whatsapp } = contactLinks(contacts)
  return (
    <div>
      <h2 className={css.title}>
        <Trans>Contact us</Trans>
      </h2>
      <ul>
        <Channel href={email}>{contacts.contactEmail}</Channel>
        <Channel href={phone}>{contacts.contactPhone}</Channel>
        <Channel href={whatsapp}>WhatsApp</Channel>
        <Channel href={contacts.socialInstagram}>Instagram</Channel>
        <Channel href={contacts.socialFacebook}>Facebook</Channel>
        {contacts.contactAddress && <li className={css.plain}>{contacts.contactAddress}</li>}
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
