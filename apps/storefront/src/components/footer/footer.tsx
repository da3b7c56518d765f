import { Trans, useLingui } from '@lingui/react/macro'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { Link, useRouteContext } from '@tanstack/react-router'
import { HomeLink } from '../home-link.tsx'
import { useContacts } from '../../lib/use-contacts.ts'
import * as css from './footer.css.ts'

/** §2, Footer. Details come from the settings; a network without a profile is not shown. */
export function Footer() {
  const { t } = useLingui()
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const contacts = useContacts()
  const whatsapp = contactWhatsappLink(contacts.contactWhatsapp)
  const social = [
    { name: 'Instagram', href: contacts.socialInstagram },
    { name: 'Facebook', href: contacts.socialFacebook },
  ].filter(({ href }) => href !== '')
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <p className={css.logo}>{shopWindow.siteTitle}</p>
          <p>
            <Trans>
              A little message, made for one child: a character they love says their name and tells their
              story.
            </Trans>
          </p>
        </div>
        <nav aria-label={t`Quick links`}>
          <h2 className={css.title}>
            <Trans>Quick links</Trans>
          </h2>
          <ul>
            <li>
              <HomeLink className={css.link}>
                <Trans>Home</Trans>
              </HomeLink>
            </li>
            <li>
              <Link to="/purchase" className={css.link}>
                <Trans>Purchase</Trans>
              </Link>
            </li>
            <li>
              <Link to="/contact" className={css.link}>
                <Trans>Contact</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={css.title}>
            <Trans>Talk to us</Trans>
          </h2>
          <ul>
            <li>
              <a href={`mailto:${contacts.contactEmail}`} className={css.link}>
                {contacts.contactEmail}
              </a>
            </li>
            {contacts.contactPhone !== '' && (
              <li>
                <a href={`tel:${contacts.contactPhone.replaceAll(/[^\d+]/g, '')}`} className={css.link}>
                  {contacts.contactPhone}
                </a>
              </li>
            )}
            {whatsapp && (
              <li>
                <a href={whatsapp} rel="noopener" className={css.link}>
                  WhatsApp
                </a>
              </li>
            )}
            {contacts.contactAddress !== '' && <li className={css.plain}>{contacts.contactAddress}</li>}
          </ul>
        </div>
        {social.length > 0 && (
          <div>
            <h2 className={css.title}>
              <Trans>Follow us</Trans>
            </h2>
            <ul>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className={css.link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </footer>
  )
}
