import { useLingui } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { ButtonLink } from '@recadinho/ui/button'
import { ChatIcon, MailIcon } from '@recadinho/ui/icon'
import { LinkButton } from '../link-button.tsx'
import { useContacts } from '../../lib/settings/use-contacts.ts'

/** The quickest contact, with the order's number filled in: WhatsApp if set, otherwise the contact page. */
export function WriteToUs({ number }: { number: string }) {
  const { t } = useLingui()
  const { contactWhatsapp } = useContacts()
  const whatsapp = contactWhatsappLink(contactWhatsapp, t`Hi! I'm writing about order ${number}.`)
  if (whatsapp)
    return (
      <ButtonLink
        href={whatsapp}
        target="_blank"
        rel="noopener"
        size="sm"
        variant="secondary"
        iconStart={<ChatIcon size="sm" />}
      >
        {t`Message us on WhatsApp`}
      </ButtonLink>
    )
  return (
    <LinkButton size="sm" variant="secondary" iconStart={<MailIcon size="sm" />} to="/contact">
      {t`Contact us`}
    </LinkButton>
  )
}
