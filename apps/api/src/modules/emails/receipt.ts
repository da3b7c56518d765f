import type { Locale } from '@recadinho/contracts/common'
import { formatPromise } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import { buyerZone } from '../../time/zones.ts'
import { whenPaid } from '../orders/machine.ts'
import { NoPayload } from '../outbox/kind.ts'
import { orderEmailKind } from './email-kind.ts'
import { orderLink } from './private-link.ts'
import { facesOf } from './faces.ts'
import { receiptContent } from './receipt-content.ts'
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
