import type { Locale } from '@recadinho/contracts/common'

export interface ReceiptFacts {
  siteTitle: string
  number: string
  guardianName: string
  packageTitle: string
  total: string
  /** When the video is promised, written out in the shop's time zone. */
  due: string
  link: string
}

/** The receipt in the order's language. Nothing about the child is in it: mail boxes are shared and searched. */
export const receiptText: Record<Locale, (facts: ReceiptFacts) => { subject: string; body: string }> = {
  en: ({ siteTitle, number, guardianName, packageTitle, total, due, link }) => ({
    subject: `${siteTitle}: your payment for order ${number} has arrived`,
    body: `Hello ${guardianName},

thank you! Your payment has arrived and your video is now being made.

Order: ${number}
Package: ${packageTitle}
Paid: ${total}
Promised by: ${due}

Follow your order here. The link is private: whoever has it sees the order.
${link}

${siteTitle}
`,
  }),
  pt: ({ siteTitle, number, guardianName, packageTitle, total, due, link }) => ({
    subject: `${siteTitle}: recebemos o pagamento do pedido ${number}`,
    body: `Olá, ${guardianName}!

Muito obrigado! Recebemos o seu pagamento e o seu vídeo já está sendo produzido.

Pedido: ${number}
Pacote: ${packageTitle}
Valor pago: ${total}
Prazo de entrega: ${due}

Acompanhe o seu pedido por este link. Ele é privado: quem tem o link vê o pedido.
${link}

${siteTitle}
`,
  }),
}
