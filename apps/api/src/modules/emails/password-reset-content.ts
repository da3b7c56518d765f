import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

/** The link by which a member of staff sets a new password. */
export function passwordResetContent(
  locale: Locale,
  { siteTitle, link }: { siteTitle: string; link: string },
): EmailContent {
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: choose a new password', { siteTitle }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'action',
        lead: i18n._(
          'Here is the link to choose a new password for the {siteTitle} admin. It works once, for 30 minutes.',
          { siteTitle },
        ),
        label: i18n._('Choose a new password'),
        link,
      },
      {
        kind: 'notes',
        notes: [
          {
            text: i18n._(
              "Didn't ask for this? You can ignore this email: your password stays as it is. Don't pass the link on.",
            ),
          },
        ],
      },
    ],
  }
}
