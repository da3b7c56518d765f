import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

/** The link by which a member of staff verifies a new address. */
export function emailChangeContent(
  locale: Locale,
  { siteTitle, link }: { siteTitle: string; link: string },
): EmailContent {
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: confirm your new email', { siteTitle }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'action',
        lead: i18n._(
          'Confirm that you want to sign in to the {siteTitle} admin with this address from now on. The link works once, for 24 hours.',
          { siteTitle },
        ),
        label: i18n._('Confirm this address'),
        link,
      },
      {
        kind: 'notes',
        notes: [
          { text: i18n._("Didn't ask for this? You can ignore this email: nothing changes without you.") },
        ],
      },
    ],
  }
}
