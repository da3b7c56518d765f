import type { I18n } from '@lingui/core'
import { greetingName } from './greeting.ts'
import { paragraphs, type EmailText } from './paragraphs.ts'

export interface ReceiptFacts {
  siteTitle: string
  number: string
  guardianName: string
  packageTitle: string
  total: string
  /** When the video is promised, written out in the shop's time zone. */
  due: string | undefined
  link: string
}

/** Nothing about the child is in it: mailboxes are shared and searched. */
export function receiptText(i18n: I18n, facts: ReceiptFacts): EmailText {
  const { siteTitle, number, packageTitle, total, due, link } = facts
  const name = greetingName(facts.guardianName)
  return {
    subject: i18n._('{siteTitle}: we received your payment for order {number}', { siteTitle, number }),
    text: paragraphs(
      name === undefined ? i18n._('Hi,') : i18n._('Hi {name},', { name }),
      i18n._("Thank you! We received your payment, and we're making your video now."),
      [
        i18n._('Order: {number}', { number }),
        i18n._('Package: {packageTitle}', { packageTitle }),
        i18n._('Paid: {total}', { total }),
        ...(due === undefined ? [] : [i18n._('Delivery by: {due}', { due })]),
      ],
      [i18n._('Follow your order here. The link is private: anyone with it can see your order.'), link],
      siteTitle,
    ),
  }
}
