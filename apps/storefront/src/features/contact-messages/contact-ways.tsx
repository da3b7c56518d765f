import { Trans } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { ChatIcon, HomeIcon, MailIcon, PhoneIcon, type Icon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { useContacts } from '../../lib/use-contacts.ts'
import * as css from './contact-ways.css.ts'

/** Other ways to reach the shop, from the settings; what is not set is not shown. */
export function ContactWays() {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress } = useContacts()
  return (
    <section aria-labelledby="ways-title">
      <Heading level={2} size="h4" id="ways-title">
        <Trans>Or reach us here</Trans>
      </Heading>
      <ul className={css.ways}>
        <Way icon={ChatIcon} href={contactWhatsappLink(contactWhatsapp)}>
          WhatsApp
        </Way>
        <Way icon={MailIcon} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </Way>
        <Way icon={PhoneIcon} href={contactPhone && `tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
          {contactPhone}
        </Way>
        {contactAddress && (
          <li className={css.way}>
            <HomeIcon />
            <span className={css.address}>{contactAddress}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Way({ icon: Icon, href, children }: { icon: Icon; href: string | undefined; children: ReactNode }) {
  if (!href) return null
  return (
    <li>
      <a href={href} rel="noopener" className={css.way}>
        <Icon />
        {children}
      </a>
    </li>
  )
}
