import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent, Picture } from './email-content.ts'
import { greetingName } from './greeting.ts'
import { i18nFor } from './i18n.ts'

export interface ReceiptFacts {
  siteTitle: string
  number: string
  guardianName: string
  characters: readonly Picture[]
  packageTitle: string
  total: string
  /** When the video is promised, written out in the shop's time zone. */
  due: string | undefined
  link: string
  /** Where to write to the shop. */
  contact: string
}

/** Nothing about the child is in it: mailboxes are shared and searched. */
export function receiptContent(locale: Locale, facts: ReceiptFacts): EmailContent {
  const { siteTitle, number, characters, packageTitle, total, due, link, contact } = facts
  const i18n = i18nFor[locale]
  const name = greetingName(facts.guardianName)
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: we received your payment for order {number}', { siteTitle, number }),
    greeting: name === undefined ? i18n._('Hi,') : i18n._('Hi {name},', { name }),
    characters,
    parts: [
      {
        kind: 'text',
        text: i18n._("Thank you! We received your payment, and we're making your video now."),
      },
      {
        kind: 'facts',
        facts: [
          { label: i18n._('Order'), value: number },
          { label: i18n._('Package'), value: packageTitle },
          { label: i18n._('Paid'), value: total },
          ...(due === undefined ? [] : [{ label: i18n._('Delivery by'), value: due }]),
        ],
      },
      {
        kind: 'action',
        lead: i18n._('Follow your order here. The link is private: anyone with it can see your order.'),
        label: i18n._('See your order'),
        link,
      },
    ],
    help: { text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact },
  }
}
