import type { Locale } from '@recadinho/contracts/common'
import { i18nFor } from '../emails/i18n.ts'

/** Opens WhatsApp on the buyer's number with the message filled in. Nothing about the child is in it. */
export function handLinkOf(
  order: { locale: Locale; number: string; whatsapp_number: string },
  siteTitle: string,
  link: string,
): string {
  const i18n = i18nFor[order.locale]
  const { number } = order
  const text = i18n._('Hi! This is {siteTitle}. Your video for order {number} is ready: {link}', {
    siteTitle,
    number,
    link,
  })
  return `https://wa.me/${order.whatsapp_number}?text=${encodeURIComponent(text)}`
}
