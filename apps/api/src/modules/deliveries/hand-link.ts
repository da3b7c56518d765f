import { fillTemplate } from '@recadinho/contracts/message-texts'

interface Recipient {
  number: string
  whatsapp_number: string
}

/** Links that open a message to the buyer with its text filled in, without data about the child. */
export function handLinksOf(
  order: Recipient,
  siteTitle: string,
  link: string,
  text: string,
): { whatsapp: string; sms: string } {
  const words = encodeURIComponent(fillTemplate(text, { siteTitle, number: order.number, link }))
  return {
    whatsapp: `https://wa.me/${order.whatsapp_number}?text=${words}`,
    // Android reads the body after `?` (RFC 5724), iOS after `&`: with both, each finds it.
    sms: `sms:+${order.whatsapp_number}?&body=${words}`,
  }
}
