import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

/** The e-mail that brings the video. Nothing about the child is in it: mailboxes are shared and searched. */
export function deliveryContent(
  locale: Locale,
  facts: { siteTitle: string; number: string; contact: string; link: string },
): EmailContent {
  const { siteTitle, number, contact, link } = facts
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: your video is ready (order {number})', { siteTitle, number }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'action',
        lead: i18n._(
          'Your video is ready! Open it together, with the sound on. The link is private: anyone with it can see the video.',
        ),
        label: i18n._('Watch the video'),
        link,
      },
      {
        kind: 'notes',
        notes: [{ text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact }],
      },
    ],
  }
}
