/** Languages of the card form. */
export type Language = 'en' | 'pt'

const EN = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryFormat: 'MM / YY',
  cvc: 'Security code',
  group: 'Card details',
  sandbox: 'Test card: 4242 4242 4242 4242',
  numberIncomplete: 'Enter the whole card number.',
  numberInvalid: 'This card number is not valid.',
  expiryIncomplete: 'Enter month and year.',
  expiryInvalid: 'This month does not exist.',
  expiryPast: 'This card has expired.',
  cvcIncomplete: 'Enter the code from your card.',
  challenge: 'Your bank asks for confirmation',
  close: 'Close',
  wallet: 'Pay with the test wallet',
  walletSheet: 'Test wallet: no real money',
  walletPay: 'Pay with',
  walletDeclines: 'will be declined',
  network: 'The payment service could not be reached. Check your connection and try again.',
  unmounted: 'The card form is not on the page.',
  declines: {
    generic: 'Your card was declined. Try another card.',
    insufficient_funds: 'Your card does not have enough funds. Try another card.',
    expired_card: 'Your card has expired. Try another card.',
    incorrect_cvc: 'The security code is wrong.',
    processing_error: 'The bank had a problem with this card. Try again in a moment.',
    incorrect_number: 'The card number is wrong.',
    invalid_expiry_month: 'The expiry month is wrong.',
    invalid_expiry_year: 'The expiry year is wrong.',
    invalid_cvc: 'The security code is wrong.',
    payment_intent_authentication_failure:
      'Your bank did not confirm that it is you. Try again or use another card.',
  } as Record<string, string>,
}

const PT: typeof EN = {
  number: 'Número do cartão',
  expiry: 'Validade',
  expiryFormat: 'MM / AA',
  cvc: 'Código de segurança',
  group: 'Dados do cartão',
  sandbox: 'Cartão de teste: 4242 4242 4242 4242',
  numberIncomplete: 'Digite o número inteiro do cartão.',
  numberInvalid: 'Este número de cartão não é válido.',
  expiryIncomplete: 'Digite o mês e o ano.',
  expiryInvalid: 'Este mês não existe.',
  expiryPast: 'Este cartão está vencido.',
  cvcIncomplete: 'Digite o código do cartão.',
  challenge: 'O seu banco pede uma confirmação',
  close: 'Fechar',
  wallet: 'Pagar com a carteira de teste',
  walletSheet: 'Carteira de teste: nenhum dinheiro de verdade',
  walletPay: 'Pagar com',
  walletDeclines: 'será recusado',
  network: 'Não foi possível falar com o serviço de pagamento. Confira a conexão e tente de novo.',
  unmounted: 'O formulário do cartão não está na página.',
  declines: {
    generic: 'O seu cartão foi recusado. Tente com outro cartão.',
    insufficient_funds: 'O seu cartão não tem saldo suficiente. Tente com outro cartão.',
    expired_card: 'O seu cartão está vencido. Tente com outro cartão.',
    incorrect_cvc: 'O código de segurança está errado.',
    processing_error: 'O banco teve um problema com este cartão. Tente de novo daqui a pouco.',
    incorrect_number: 'O número do cartão está errado.',
    invalid_expiry_month: 'O mês da validade está errado.',
    invalid_expiry_year: 'O ano da validade está errado.',
    invalid_cvc: 'O código de segurança está errado.',
    payment_intent_authentication_failure:
      'O seu banco não confirmou que é você. Tente de novo ou use outro cartão.',
  },
}

export type Texts = typeof EN

/** The language of these texts. */
export const language = (texts: Texts): Language => (texts === PT ? 'pt' : 'en')

/** The texts for a locale such as `pt-BR`, English unless Portuguese. `auto` is the browser's language. */
export function textsFor(locale: string | undefined): Texts {
  const wanted = locale === undefined || locale === 'auto' ? navigator.language : locale
  return wanted.toLowerCase().startsWith('pt') ? PT : EN
}
