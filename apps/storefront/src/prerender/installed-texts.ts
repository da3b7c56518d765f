import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { createShopI18n } from '../lib/i18n.ts'
import { loadHeadTexts } from './head-texts.ts'

/** The texts of a page that is shown instead of another while offline. */
export interface OfflineTexts {
  title: string
  text: string
  again: string
  /** Links that work meanwhile. */
  links: { href: string; text: string }[]
}

/** The texts that the build writes beside the pages: of the installed shop and of its offline pages. */
export interface InstalledTexts {
  description: string
  order: string
  contact: string
  offline: Record<'page' | 'payment', OfflineTexts>
}

/** In one language. */
export async function installedTexts(locale: Locale): Promise<InstalledTexts> {
  const i18n = await createShopI18n(locale)
  await loadHeadTexts(i18n, locale)
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
        title: i18n._(msg`This page needs a connection`),
        text: i18n._(
          msg`You are offline, and this page was not kept on your device. It opens by itself once the connection is back. Until then you can look around and prepare your order.`,
        ),
        again,
        links: [home, { href: '/purchase', text: i18n._(msg`Make their video`) }],
      },
      payment: {
        title: i18n._(msg`Paying needs a connection`),
        text: i18n._(
          msg`You are offline. Nothing was paid just now and nothing is lost: your order is kept on this device. This page opens by itself once the connection is back.`,
        ),
        again,
        links: [{ href: '/purchase?step=personalization', text: i18n._(msg`Back to your order`) }, home],
      },
    },
  }
}
