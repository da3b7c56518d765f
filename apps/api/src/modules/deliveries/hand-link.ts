import { fillTemplate } from '@recadinho/contracts/message-texts'

/** Opens WhatsApp on the buyer's number with the message filled in. Nothing about the child is in it. */
export function handLinkOf(
  order: { number: string; whatsapp_number: string },
  siteTitle: string,
  link: string,
  text: string,
): string {
  const words = fillTemplate(text, { siteTitle, number: order.number, link })
  return `https://wa.me/${order.whatsapp_number}?text=${encodeURIComponent(words)}`
}
