import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

interface Facts {
  siteTitle: string
  number: string
  /** Where to write to the shop. */
  contact: string
}

// Nothing that a buyer typed is in these: they go to addresses that are not proven yet.

/** The e-mail with the private link. */
export function orderLinkContent(locale: Locale, facts: Facts & { link: string }): EmailContent {
  const { siteTitle, number, contact, link } = facts
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: your link to order {number}', { siteTitle, number }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'action',
        lead: i18n._(
          "Here's the private link to your order {number}. Anyone with it can see your order, so keep it to yourself.",
          { number },
        ),
        label: i18n._('Open your order'),
        link,
      },
      {
        kind: 'notes',
        notes: [
          {
            text: i18n._(
              "Didn't ask for this? Someone probably entered your email by mistake. You don't need to do anything: only you received this link.",
            ),
          },
          { text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact },
        ],
      },
    ],
  }
}

/** What the old address hears; without a link, because it may be a stranger's. */
export function addressChangedContent(locale: Locale, { siteTitle, number, contact }: Facts): EmailContent {
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: the email address for order {number} has changed', { siteTitle, number }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'text',
        text: i18n._(
          "The email address for order {number} was changed, so we won't write to this one anymore. Links to the order that we sent here no longer work.",
          { number },
        ),
      },
      {
        kind: 'notes',
        notes: [{ text: i18n._("Wasn't you? Contact us: {contact}", { contact }), link: contact }],
      },
    ],
  }
}
