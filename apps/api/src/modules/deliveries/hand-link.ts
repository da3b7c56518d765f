import { fillTemplate } from '@recadinho/contracts/message-texts'

/** A link that opens WhatsApp on the buyer's number with the message filled in, without data about the child. */
export function handLinkOf(
  order: { number: string; whatsapp_number: string },
  siteTitle: string,
  link: string,
  text: string,
): string {
  const words = fillTemplate(text, { siteTitle, number: order.number, link })
  return `https://wa.me/${order.whatsapp_number}?text=${encodeURIComponent(words)}`
}
