import { Trans } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { ChatIcon, HomeIcon, MailIcon, PhoneIcon, type Icon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { useContacts } from '../../lib/settings/use-contacts.ts'
import * as css from './contact-channels.css.ts'

/** Other channels to reach the shop, from the settings; unset ones are not shown. */
export function ContactChannels() {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress } = useContacts()
  return (
    <section aria-labelledby="ways-title">
      <Heading level={2} size="h4" id="ways-title">
        <Trans>Or reach us here</Trans>
      </Heading>
      <ul className={css.channels}>
        <Channel icon={ChatIcon} href={contactWhatsappLink(contactWhatsapp)}>
          WhatsApp
        </Channel>
        <Channel icon={MailIcon} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </Channel>
        <Channel icon={PhoneIcon} href={contactPhone && `tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
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
