/** Languages of the pages that a buyer sees. */
export type Language = 'en' | 'pt'

const EN = {
  sandbox: 'Sandbox: no real money moves here.',
  payTitle: 'Pay for your order',
  total: 'Total',
  card: 'Card',
  pix: 'PIX',
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  cvc: 'Security code',
  name: 'Name on card',
  email: 'E-mail',
  payCard: 'Pay',
  payPix: 'Pay with PIX',
  back: 'Back to the shop',
  tryCards:
    'Try 4242 4242 4242 4242 (paid), 4000 0000 0000 0002 (declined) or 4000 0025 0000 3155 (bank asks first).',
  pixTitle: 'Pay with PIX',
  scan: 'Scan the code with your bank’s app, or copy it. Here, the button below is the bank’s app.',
  code: 'PIX copy-and-paste code',
  qr: 'QR code of this PIX charge',
  until: 'Valid until',
  bankPays: 'Pay now',
  bankRefuses: 'Refuse the payment',
  paid: 'Paid. You may close this page.',
  pixEnded: 'This PIX code is no longer valid.',
  cancelled: 'This payment was cancelled.',
  challengeTitle: 'Your bank asks: is this you?',
  challengeText: 'A real bank would ask for a code or a fingerprint (3-D Secure). Choose how it ends.',
  complete: 'Complete',
  fail: 'Fail',
  challengeOver: 'There is nothing left to confirm.',
  sessionOver: 'This payment page is closed.',
  receiptTitle: 'Receipt',
  notFound: 'There is no such page at this gateway.',
  amount: 'Amount',
}

const PT: typeof EN = {
  sandbox: 'Ambiente de teste: nenhum dinheiro de verdade circula aqui.',
  payTitle: 'Pague o seu pedido',
  total: 'Total',
  card: 'Cartão',
  pix: 'PIX',
  number: 'Número do cartão',
  expiry: 'Validade (MM/AA)',
  cvc: 'Código de segurança',
  name: 'Nome impresso no cartão',
  email: 'E-mail',
  payCard: 'Pagar',
  payPix: 'Pagar com PIX',
  back: 'Voltar à loja',
  tryCards:
    'Use 4242 4242 4242 4242 (pago), 4000 0000 0000 0002 (recusado) ou 4000 0025 0000 3155 (o banco pergunta antes).',
  pixTitle: 'Pague com PIX',
  scan: 'Leia o código com o aplicativo do seu banco ou copie-o. Aqui, o botão abaixo faz o papel do aplicativo.',
  code: 'Código PIX copia e cola',
  qr: 'QR code desta cobrança PIX',
  until: 'Válido até',
  bankPays: 'Pagar agora',
  bankRefuses: 'Recusar o pagamento',
  paid: 'Pago. Você já pode fechar esta página.',
  pixEnded: 'Este código PIX não vale mais.',
  cancelled: 'Este pagamento foi cancelado.',
  challengeTitle: 'O seu banco pergunta: é você mesmo?',
  challengeText: 'Um banco de verdade pediria um código ou a digital (3-D Secure). Escolha como termina.',
  complete: 'Confirmar',
  fail: 'Recusar',
  challengeOver: 'Não há mais nada a confirmar.',
  sessionOver: 'Esta página de pagamento está encerrada.',
  receiptTitle: 'Recibo',
  notFound: 'Não existe esta página no gateway.',
  amount: 'Valor',
}

export const TEXTS: Record<Language, typeof EN> = { en: EN, pt: PT }

/** What the address asks for, else what the shop asked for, else the browser's first known language. */
export function chooseLanguage(asked: unknown, locale: string | null, accept: string | undefined): Language {
  if (asked === 'en' || asked === 'pt') return asked
  const wanted = locale && locale !== 'auto' ? locale : (accept ?? '')
  const first = wanted.split(',').find((tag) => /^\s*(en|pt)\b/i.test(tag))
  return first?.trim().toLowerCase().startsWith('pt') ? 'pt' : 'en'
}

/** Money for reading. The gateway's amounts are in the currency's minor unit. */
export function showMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
