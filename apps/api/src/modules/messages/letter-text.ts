import type { Locale } from '@recadinho/contracts/common'
import type { OrderLettersTable } from '../../db/schema/order-letters.ts'

export interface LetterFacts {
  siteTitle: string
  number: string
  guardianName: string
  /** Where to write to the shop. */
  contact: string
  /** The order's private link. */
  link: string
}

type Text = (facts: LetterFacts) => { subject: string; text: string }

/** Letters about the private link. Nothing about the child is in them: mail boxes are shared and searched. */
export const letterText: Record<Locale, Record<OrderLettersTable['kind'], Text>> = {
  en: {
    link: ({ siteTitle, number, guardianName, link, contact }) => ({
      subject: `${siteTitle}: the link to your order ${number}`,
      text: `Hello ${guardianName},

here is the private link to your order ${number}. Whoever has it sees the order, so keep it to yourself.
${link}

You did not ask for it? Then somebody typed your address; you need not do anything, and nobody but you got this link.
Questions: ${contact}

${siteTitle}
`,
    }),
    address_changed: ({ siteTitle, number, contact }) => ({
      subject: `${siteTitle}: order ${number} has another e-mail address`,
      text: `Hello,

the e-mail address of order ${number} was changed, so we do not write to this one any more. Links to the order that
came here before do not open it any longer.

It was not you? Write to us: ${contact}

${siteTitle}
`,
    }),
  },
  pt: {
    link: ({ siteTitle, number, guardianName, link, contact }) => ({
      subject: `${siteTitle}: o link do seu pedido ${number}`,
      text: `Olá, ${guardianName}!

Aqui está o link privado do seu pedido ${number}. Quem tem o link vê o pedido, então guarde só para você.
${link}

Não foi você que pediu? Então alguém digitou o seu e-mail; não precisa fazer nada, e só você recebeu este link.
Dúvidas: ${contact}

${siteTitle}
`,
    }),
    address_changed: ({ siteTitle, number, contact }) => ({
      subject: `${siteTitle}: o pedido ${number} tem outro e-mail`,
      text: `Olá!

O e-mail do pedido ${number} foi trocado, e por isso não vamos mais escrever para este endereço. Os links do pedido que
chegaram aqui antes não abrem mais nada.

Não foi você? Fale com a gente: ${contact}

${siteTitle}
`,
    }),
  },
}
