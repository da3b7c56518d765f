import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/contracts/common'
import type { ShopChange } from '../shop-notices/record.ts'
import type { EmailContent, Part } from './email-content.ts'
import { i18nFor } from './i18n.ts'

interface Facts {
  siteTitle: string
  /** Name of the member of staff who made the change. */
  by: string
  /** For `payment_links`: the package, and its links as they are now. */
  packageTitle: string
  links: readonly { method: PaymentMethod; currency: string; url: string }[]
  /** Where the admin lists all changes. */
  auditLink: string
}

/** Notifies an owner of a change that could divert buyers or their money. */
export function shopNoticeContent(locale: Locale, change: ShopChange, facts: Facts): EmailContent {
  const { siteTitle, by, packageTitle, links, auditLink } = facts
  const i18n = i18nFor[locale]
  const said: Record<ShopChange, string> = {
    payment_links: i18n._('{by} changed the payment links of the package “{packageTitle}”.', {
      by,
      packageTitle,
    }),
    contact_details: i18n._('{by} changed the contact details that buyers see in the shop.', { by }),
    payment_switches: i18n._('{by} changed which payment methods or payment providers buyers can use.', {
      by,
    }),
  }
  const methods: Record<PaymentMethod, string> = { card: i18n._('Card'), pix: 'PIX' }
  const currentLinks: Part[] =
    change === 'payment_links'
      ? [
          links.length === 0
            ? { kind: 'text', text: i18n._('It has no payment links now.') }
            : {
                kind: 'facts',
                facts: links.map(({ method, currency, url }) => ({
                  label: `${methods[method]} (${currency})`,
                  value: url,
                })),
              },
        ]
      : []
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: an important setting changed', { siteTitle }),
    greeting: i18n._('Hi,'),
    parts: [
      { kind: 'text', text: said[change] },
      ...currentLinks,
      {
        kind: 'action',
        lead: i18n._("Didn't expect this? Check the change, and sign that person out of the admin."),
        label: i18n._('Show all changes'),
        link: auditLink,
      },
    ],
  }
}
