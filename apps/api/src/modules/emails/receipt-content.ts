import type { Locale } from '@recadinho/contracts/common'
import type { NamedChildren } from '@recadinho/stage/first-name'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import { childInEmail } from './child-name.ts'
import type { EmailContent, Picture } from './email-content.ts'
import { greetingName } from './greeting.ts'
import { i18nFor } from './i18n.ts'
import { defaultTexts, type Texts } from './templates/defaults.ts'

export interface ReceiptFacts extends NamedChildren {
  siteTitle: string
  number: string
  guardianName: string
  characters: readonly Picture[]
  packageTitle: string
  total: string
  /** The promised time of the video, formatted in the buyer's time zone. */
  due: string | undefined
  link: string
  /** Contact address of the shop. */
  contact: string
}

/** Of the child it says only the first name: mailboxes are shared and searched. */
export function receiptContent(
  locale: Locale,
  facts: ReceiptFacts,
  texts: Texts = defaultTexts('receipt', locale),
): EmailContent {
  const { siteTitle, number, characters, packageTitle, total, due, link, contact } = facts
  const i18n = i18nFor[locale]
  const childFirstName = childInEmail(facts, locale)
  const name = greetingName(facts.guardianName)
  return {
    locale,
    siteTitle,
    subject: fillTemplate(texts.subject ?? '', { siteTitle, number }),
    greeting: name === undefined ? i18n._('Hi,') : i18n._('Hi {name},', { name }),
    characters,
    parts: [
      { kind: 'text', text: fillTemplate(texts.text ?? '', { siteTitle, number, childFirstName }) },
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
        label: texts.button ?? '',
        link,
      },
    ],
    help: { text: i18n._('Questions? Contact us: {contact}', { contact }), link: contact },
  }
}
