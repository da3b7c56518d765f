import type { Locale } from '@recadinho/contracts/common'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import { linkEmail, type EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'
import { defaultTexts, type Texts } from './templates/defaults.ts'

interface Facts {
  siteTitle: string
  number: string
  /** Contact address of the shop. */
  contact: string
}

// These contain nothing that a buyer typed: their addresses are not verified yet.

/** The email with the private link. */
export function orderLinkContent(
  locale: Locale,
  facts: Facts & { link: string },
  texts: Texts = defaultTexts('order_link', locale),
): EmailContent {
  const { siteTitle, number, contact, link } = facts
  const i18n = i18nFor[locale]
  return linkEmail(locale, {
    siteTitle,
    subject: fillTemplate(texts.subject ?? '', { siteTitle, number }),
    lead: fillTemplate(texts.text ?? '', { siteTitle, number }),
    label: texts.button ?? '',
    link,
    notes: [
      {
        text: i18n._(
          "Didn't ask for this? Someone probably entered your email by mistake. You don't need to do anything: only you received this link.",
        ),
      },
      { text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact },
    ],
  })
}

/** The notice to the old address; without a link, because the address may be a stranger's. */
export function addressChangedContent(
  locale: Locale,
  { siteTitle, number, contact }: Facts,
  texts: Texts = defaultTexts('address_changed', locale),
): EmailContent {
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: fillTemplate(texts.subject ?? '', { siteTitle, number }),
    greeting: i18n._('Hi,'),
    parts: [
      { kind: 'text', text: fillTemplate(texts.text ?? '', { siteTitle, number }) },
      {
        kind: 'notes',
        notes: [{ text: i18n._("Wasn't you? Contact us: {contact}", { contact }), link: contact }],
      },
    ],
  }
}
