/** Languages of the buyer's pages. */
export type Language = 'en' | 'pt'

const EN = {
  sandbox: 'Test mode: no real money is charged here.',
  payTitle: 'Pay for your order',
  total: 'Total',
  card: 'Card',
  pix: 'PIX',
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  cvc: 'Security code',
  name: 'Name on card',
  email: 'Email',
  payCard: 'Pay',
  payPix: 'Pay with PIX',
  back: 'Back to the shop',
  tryCards:
    'Try 4242 4242 4242 4242 (paid), 4000 0000 0000 0002 (declined) or 4000 0025 0000 3155 (the bank asks you to confirm).',
  pixTitle: 'Pay with PIX',
  scan: 'Scan the code with your bank’s app, or copy it. In this test, the button below stands in for your bank’s app.',
  code: 'PIX copy-and-paste code',
  qr: 'QR code of this PIX charge',
  until: 'Valid until',
  bankPays: 'Pay now',
  bankRefuses: 'Decline the payment',
  paid: 'Paid. You can close this page.',
  pixEnded: 'This PIX code is no longer valid.',
  cancelled: 'This payment was canceled.',
  challengeTitle: 'Your bank asks: is this you?',
  challengeText: 'A real bank would ask for a code or a fingerprint (3-D Secure). Choose how it ends.',
  complete: 'Approve',
  fail: 'Decline',
  challengeOver: 'There is nothing left to confirm.',
  sessionOver: 'This payment page is closed.',
  receiptTitle: 'Receipt',
  linkTitle: 'Payment link',
  linkText:
    'The shop’s team set up this page. Enter the reference the shop gave you, so they know the payment is yours.',
  reference: 'Reference',
  linkPaid: 'Paid. Reference:',
  linkThen:
    'The shop isn’t notified automatically: its team finds the payment by this reference and confirms the order manually.',
  notFound: 'This page doesn’t exist.',
  amount: 'Amount',
  problems: {
    declined: 'Your card was declined. Try another card.',
    insufficient_funds: 'Your card does not have enough funds. Try another card.',
    expired_card: 'Your card has expired. Try another card.',
    incorrect_cvc: 'The security code is wrong.',
    processing_error: 'The bank had a problem with this card. Try again in a moment.',
    incorrect_number: 'The card number is not valid.',
    invalid_expiry_month: 'The expiry month is not valid.',
    invalid_expiry_year: 'The expiry year is not valid.',
    invalid_cvc: 'The security code is not valid.',
    payment_intent_authentication_failure: 'Your bank did not confirm that it is you.',
    payment_intent_payment_attempt_expired: 'The PIX code was not paid in time.',
    payment_method_provider_decline: 'Your bank refused the PIX payment.',
  } as Record<string, string>,
}

const PT: typeof EN = {
  sandbox: 'Ambiente de teste: nenhum dinheiro de verdade é cobrado aqui.',
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
  scan: 'Leia o código com o aplicativo do seu banco ou copie-o. Neste teste, o botão abaixo faz o papel do aplicativo do banco.',
  code: 'Código PIX copia e cola',
  qr: 'QR code desta cobrança PIX',
  until: 'Válido até',
  bankPays: 'Pagar agora',
  bankRefuses: 'Recusar o pagamento',
  paid: 'Pago. Você já pode fechar esta página.',
  pixEnded: 'Este código PIX não vale mais.',
  cancelled: 'Este pagamento foi cancelado.',
  challengeTitle: 'O seu banco pergunta: é você?',
  challengeText: 'Um banco de verdade pediria um código ou a digital (3-D Secure). Escolha como termina.',
  complete: 'Confirmar',
  fail: 'Recusar',
  challengeOver: 'Não há mais nada a confirmar.',
  sessionOver: 'Esta página de pagamento está encerrada.',
  receiptTitle: 'Recibo',
  linkTitle: 'Link de pagamento',
  linkText:
    'Uma página que a equipe da loja cadastrou. Informe a referência que a loja deu a você, para ela saber de quem é o pagamento.',
  reference: 'Referência',
  linkPaid: 'Pago. Referência:',
  linkThen:
    'Ninguém avisa a loja: a equipe encontra o pagamento por esta referência e confirma o pedido manualmente.',
  notFound: 'Esta página não existe.',
  amount: 'Valor',
  problems: {
    declined: 'O seu cartão foi recusado. Tente com outro cartão.',
    insufficient_funds: 'O seu cartão não tem saldo suficiente. Tente com outro cartão.',
    expired_card: 'O seu cartão está vencido. Tente com outro cartão.',
    incorrect_cvc: 'O código de segurança está errado.',
    processing_error: 'O banco teve um problema com este cartão. Tente de novo daqui a pouco.',
    incorrect_number: 'O número do cartão não é válido.',
    invalid_expiry_month: 'O mês da validade não é válido.',
    invalid_expiry_year: 'O ano da validade não é válido.',
    invalid_cvc: 'O código de segurança não é válido.',
    payment_intent_authentication_failure: 'O seu banco não confirmou que é você.',
    payment_intent_payment_attempt_expired: 'O código PIX não foi pago a tempo.',
    payment_method_provider_decline: 'O seu banco recusou o pagamento por PIX.',
  },
}

export const TEXTS: Record<Language, typeof EN> = { en: EN, pt: PT }

/** The requested language if supported, otherwise the shop's, otherwise the browser's first supported one. */
export function selectLanguage(
  requested: unknown,
  locale: string | null,
  accept: string | undefined,
): Language {
  if (requested === 'en' || requested === 'pt') return requested
  const wanted = locale && locale !== 'auto' ? locale : (accept ?? '')
  const first = wanted.split(',').find((tag) => /^\s*(en|pt)\b/i.test(tag))
  return first?.trim().toLowerCase().startsWith('pt') ? 'pt' : 'en'
}

/** Why a payment failed, in the buyer's language; unknown codes are shown as a decline. */
export function showProblem(error: { code?: string; decline_code?: string }, language: Language): string {
  const { problems } = TEXTS[language]
  return problems[error.decline_code ?? ''] ?? problems[error.code ?? ''] ?? problems['declined'] ?? ''
}

/** Formats an amount in the currency's minor unit. */
export function showMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
