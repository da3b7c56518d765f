import type { Locale } from '@recadinho/contracts/common'
import type { NamedChildren } from '@recadinho/stage/first-name'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import { childInEmail } from './names.ts'
import { linkEmail, type EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'
import { defaultTexts, type Texts } from './templates/defaults.ts'

/** The email with the video link. Of the child it says only the first name: mailboxes are shared and searched. */
export function deliveryContent(
  locale: Locale,
  facts: NamedChildren & { siteTitle: string; number: string; contact: string; link: string },
  texts: Texts = defaultTexts('video_email', locale),
): EmailContent {
  const { siteTitle, number, contact, link } = facts
  const i18n = i18nFor[locale]
  const childFirstName = childInEmail(facts, locale)
  return linkEmail(locale, {
    siteTitle,
    subject: fillTemplate(texts.subject ?? '', { siteTitle, number }),
    lead: fillTemplate(texts.text ?? '', { siteTitle, number, childFirstName }),
    label: texts.button ?? '',
    link,
    notes: [{ text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact }],
  })
}
