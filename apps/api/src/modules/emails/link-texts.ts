import type { I18n } from '@lingui/core'
import { paragraphs, type EmailText } from './paragraphs.ts'

interface Facts {
  siteTitle: string
  number: string
  /** Where to write to the shop. */
  contact: string
}

// Nothing that a buyer typed is in these: they go to addresses that are not proven yet.

/** The e-mail with the private link. */
export function orderLinkText(i18n: I18n, facts: Facts & { link: string }): EmailText {
  const { siteTitle, number, contact, link } = facts
  return {
    subject: i18n._('{siteTitle}: your link to order {number}', { siteTitle, number }),
    text: paragraphs(
      i18n._('Hi,'),
      [
        i18n._(
          "Here's the private link to your order {number}. Anyone with it can see your order, so keep it to yourself.",
          { number },
        ),
        link,
      ],
      [
        i18n._(
          "Didn't ask for this? Someone probably entered your email by mistake. You don't need to do anything: only you received this link.",
        ),
        i18n._('Questions? Contact us: {contact}', { contact }),
      ],
      siteTitle,
    ),
  }
}

/** What the old address hears; without a link, because it may be a stranger's. */
export function addressChangedText(i18n: I18n, { siteTitle, number, contact }: Facts): EmailText {
  return {
    subject: i18n._('{siteTitle}: the email address for order {number} has changed', { siteTitle, number }),
    text: paragraphs(
      i18n._('Hi,'),
      i18n._(
        "The email address for order {number} was changed, so we won't write to this one anymore. Links to the order that we sent here no longer work.",
        { number },
      ),
      i18n._("Wasn't you? Contact us: {contact}", { contact }),
      siteTitle,
    ),
  }
}
