import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of each page. Not in a page's first files: the HTML already contains its title. */
const titles: Record<string, MessageDescriptor> = {
  '/': msg`A video message for your child`,
  '/purchase': msg`Make their video`,
  '/checkout': msg`Checkout`,
  '/enhanced-checkout': msg`Quick card checkout`,
  '/checkout/stripe': msg`Pay on Stripe's page`,
  '/checkout/legacy': msg`Pay with a payment link`,
  '/checkout/multi': msg`All ways to pay`,
  '/order-confirmation': msg`Your order`,
  '/last-chance': msg`Your last-chance offer`,
  '/contact': msg`Contact`,
  '/about': msg`About us`,
  '/faq': msg`Questions and answers`,
  '/terms': msg`Terms of Use`,
  '/privacy': msg`Privacy Policy`,
  '/refund': msg`Refund Policy`,
}

/** The window's title on a page, in its language. An address below a known one has the same title. */
export function pageTitle(path: string, i18n: I18n, siteTitle: string): string {
  return `${pageName(path, i18n)} · ${siteTitle}`
}

/** The same without the shop's name. */
export function pageName(path: string, i18n: I18n): string {
  const title = titles[path]
  if (title) return i18n._(title)
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? i18n._(msg`Page not found`) : pageName(above, i18n)
}
