import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'

/** The texts of the page that is shown instead of another while offline. */
export interface OfflineTexts {
  title: string
  text: string
  again: string
  /** Links that work offline. */
  links: { href: string; text: string }[]
}

/** The texts that the build writes separately: of the installed app and of its offline pages. */
export interface InstalledTexts {
  description: string
  order: string
  contact: string
  offline: Record<'page' | 'payment', OfflineTexts>
}

/** Loads the texts in one language. */
export async function installedTexts(locale: Locale): Promise<InstalledTexts> {
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  const again = i18n._(msg`Try again`)
  const home = { href: '/', text: i18n._(msg`Home`) }
  return {
    description: i18n._(
      msg`A short video made just for your child. Their name, their day, their story. On your WhatsApp within 24 hours.`,
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
    },
  }
}
