import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const titles: Record<string, MessageDescriptor> = {
  '/': msg`A video message for your child`,
  '/purchase': msg`Make their video`,
  '/checkout': msg`Checkout`,
  '/order-confirmation': msg`Your order`,
  '/contact': msg`Contact`,
}

/** What the window is called on a page, in its language. */
export function pageTitle(path: string, i18n: I18n, siteTitle: string): string {
  return `${i18n._(titles[path] ?? msg`Page not found`)} · ${siteTitle}`
}
