import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { asOfText, lastStateText, safeTitle } from '../lib/orders/last-state-text.ts'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'
import type { OfflineKind } from '../service-worker/release.ts'

/** The texts of the page that is shown instead of another while offline. */
export interface OfflineTexts {
  title: string
  text: string
  again: string
  /** For an order: a text for each of its states, and when that was, with `{number}` and `{time}` left open. */
  states?: Record<string, string>
  asOf?: string
  /** Links that work offline. */
  links: { href: string; text: string }[]
}

/** The texts that the build writes separately: of the installed app and of its offline pages. */
export interface InstalledTexts {
  description: string
  order: string
  contact: string
  offline: Record<OfflineKind, OfflineTexts>
}

/** Loads the texts in one language. */
export async function installedTexts(locale: Locale): Promise<InstalledTexts> {
  const i18n = await createShopI18n(locale)
  await Promise.all([loadTexts(i18n, 'pages'), loadTexts(i18n, 'order')])
  const again = i18n._(msg`Try again`)
  const home = { href: '/', text: i18n._(msg`Home`) }
  return {
    description: i18n._(
      msg`A short video made just for your child. Their name, their day, their story. On your WhatsApp.`,
    ),
    order: i18n._(msg`Make their video`),
    contact: i18n._(msg`Contact`),
    offline: {
      page: {
        title: i18n._(msg`You need to be online to see this page`),
        text: i18n._(
          msg`You're offline, and this page isn't saved on your device. It will open when you're back online. Until then, you can look around and start your order.`,
        ),
        again,
        links: [home, { href: '/purchase', text: i18n._(msg`Make their video`) }],
      },
      payment: {
        title: i18n._(msg`You need to be online to pay`),
        text: i18n._(
          msg`You're offline. Nothing was charged just now, and your order is saved on this device. This page will open when you're back online.`,
        ),
        again,
        links: [{ href: '/purchase?step=personalization', text: i18n._(msg`Back to your order`) }, home],
      },
      order: {
        title: i18n._(safeTitle),
        text: i18n._(
          msg`You're offline, so we can't show its latest news. This page will open when you're back online. There's no need to order or pay again.`,
        ),
        states: Object.fromEntries(
          Object.entries(lastStateText).map(([state, text]) => [state, i18n._(text)]),
        ),
        asOf: i18n._(asOfText('{number}', '{time}')),
        again,
        links: [home],
      },
    },
  }
}
