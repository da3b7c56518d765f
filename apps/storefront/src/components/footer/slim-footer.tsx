import { Trans, useLingui } from '@lingui/react/macro'
import { useContacts } from '../../lib/settings/use-contacts.ts'
import * as css from './footer.css.ts'
import { PrivacyChoices } from './privacy-choices.tsx'

/** The footer of checkout and order pages: what the law requires, and the contact. */
export function SlimFooter() {
  const { t } = useLingui()
  const { contactEmail } = useContacts()
  return (
    <footer className={css.footer}>
      <nav aria-label={t`Legal`} className={css.slim}>
        <a href="/terms" className={css.link}>
          <Trans>Terms of Use</Trans>
        </a>
        <a href="/privacy" className={css.link}>
          <Trans>Privacy Policy</Trans>
        </a>
        <a href="/refund" className={css.link}>
          <Trans>Refund Policy</Trans>
        </a>
        <PrivacyChoices />
        <a href={`mailto:${contactEmail}`} className={css.link}>
          {contactEmail}
        </a>
      </nav>
    </footer>
  )
}
