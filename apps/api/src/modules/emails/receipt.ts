import type { Locale } from '@recadinho/contracts/common'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import { formatPromise } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import type { NamedChildren } from '@recadinho/stage/first-name'
import { buyerZone } from '../../time/zones.ts'
import { whenPaid } from '../orders/machine.ts'
import { NoPayload } from '../outbox/kind.ts'
import { childInEmail, greetingName } from './names.ts'
import type { EmailContent, Picture } from './email-content.ts'
import { orderEmailKind } from './email-kind.ts'
import { orderLink } from './private-link.ts'
import { facesOf } from './faces.ts'
import { i18nFor } from './i18n.ts'
import { defaultTexts, type Texts } from './templates/defaults.ts'
import { textsOf } from './templates/texts.ts'

/** The receipt with the private link, once per paid order (P5.3). */
export const receipt = orderEmailKind({
  name: 'receipt',
  label: { en: 'Receipt', pt: 'Recibo' },
  payload: NoPayload,
  follows: whenPaid,
  concurrency: 4,
  async compose(ctx, order) {
    const { settings } = await ctx.catalog.snapshot()
    const { locale, currency, total, due_at: dueAt } = order
    const texts = await textsOf(ctx, ctx.db, 'receipt', locale)
    const facts = {
      siteTitle: settings.site_title,
      number: order.number,
      guardianName: order.guardian_name,
      childName: order.child_name,
      otherChildren: order.other_children,
      characters: facesOf(order.characters, locale, ctx.config.publicOrigin),
      packageTitle: order.package_title[locale],
      total: formatMoney({ amount: total, currency }, languageTag[locale]),
      due: dueAt === null ? undefined : dueText(dueAt, buyerZone(order, settings.time_zone), locale),
      link: orderLink(ctx, { id: order.id, generation: order.link_generation, locale }),
      contact: `${ctx.config.publicOrigin}/contact`,
    }
    return { to: order.guardian_email, content: receiptContent(locale, facts, texts) }
  },
})

/** With the zone's name, because a country can have several. */
function dueText(due: Date, timeZone: string, locale: Locale): string {
  const { when, zone } = formatPromise(due, languageTag[locale], timeZone)
  return `${when} (${zone})`
}

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
