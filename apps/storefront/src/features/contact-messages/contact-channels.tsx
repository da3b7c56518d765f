import { Trans } from '@lingui/react/macro'
import { ChatIcon, HomeIcon, MailIcon, PhoneIcon, type Icon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { contactLinks, useContacts } from '../../lib/settings/use-contacts.ts'
import * as css from './contact-channels.css.ts'

/** Other channels to reach the shop, from the settings; unset ones are not shown. */
export function ContactChannels() {
  const contacts = useContacts()
  const { contactEmail, contactPhone, contactAddress } = contacts
  const { email, phone, whatsapp } = contactLinks(contacts)
  return (
    <section aria-labelledby="ways-title">
      <Heading level={2} size="h4" id="ways-title">
        <Trans>Or reach us here</Trans>
      </Heading>
      <ul className={css.channels}>
        <Channel icon={ChatIcon} href={whatsapp}>
          WhatsApp
        </Channel>
        <Channel icon={MailIcon} href={email}>
          {contactEmail}
        </Channel>
        <Channel icon={PhoneIcon} href={phone}>
          {contactPhone}
        </Channel>
        {contactAddress && (
          <li className={css.channel}>
            <HomeIcon />
            <span className={css.address}>{contactAddress}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Channel({
  icon: Icon,
  href,
  children,
}: {
  icon: Icon
  href: string | undefined
  children: ReactNode
}) {
  if (!href) return null
  return (
    <li>
      <a href={href} rel="noopener" className={css.channel}>
        <Icon />
        {children}
      </a>
    </li>
  )
}
