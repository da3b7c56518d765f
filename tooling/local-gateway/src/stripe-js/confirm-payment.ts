import { inWords, type Answer, type Api, type PageError, type PageIntent } from './api.ts'
import { showChallenge } from './challenge.ts'
import type { Elements } from './elements.ts'
import type { Texts } from './texts.ts'

interface ConfirmParams {
  return_url?: string
  receipt_email?: string
  payment_method?: string
  payment_method_data?: { billing_details?: object }
}

export interface ConfirmPaymentOptions {
  elements?: Elements
  clientSecret?: string
  confirmParams?: ConfirmParams
  redirect?: 'always' | 'if_required'
}

export type Outcome =
  | { paymentIntent: PageIntent; error?: undefined }
  | { error: PageError; paymentIntent?: undefined }

/** Pays with the data in the elements. With `redirect: 'always'` (the default), a success leaves the page. */
export async function confirmPayment(
  api: Api,
  texts: Texts,
  options: ConfirmPaymentOptions,
): Promise<Outcome> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const clientSecret = options.clientSecret ?? elements?._local.clientSecret()
  if (clientSecret === undefined)
    throw new Error('confirmPayment needs a clientSecret or elements made with one.')
  if (redirect === 'always' && confirmParams.return_url === undefined) {
    throw new Error('confirmPayment needs confirmParams.return_url, or redirect "if_required".')
  }
  const method = await selectMethod(api, texts, elements, confirmParams)
  if (method.error) return { error: method.error }
  const outcome = await confirmWith(api, texts, clientSecret, method.value, confirmParams)
  if (outcome.error || redirect === 'if_required') return outcome
  leave(confirmParams.return_url ?? '', outcome.paymentIntent)
  // The page navigates away, so this never resolves, as with Stripe.
  return new Promise(() => undefined)
}

/** Confirms with a known payment method and shows the bank's challenge, if any. */
export async function confirmWith(
  api: Api,
  texts: Texts,
  clientSecret: string,
  paymentMethod: string,
  { return_url, receipt_email }: ConfirmParams = {},
): Promise<Outcome> {
  const fields = { payment_method: paymentMethod, return_url, receipt_email, use_stripe_sdk: true }
  return completeAction(api, texts, await api.confirm(texts, clientSecret, fields))
}

/** Shows the bank's challenge if the intent requires one, and returns its outcome. */
export async function completeAction(api: Api, texts: Texts, answer: Answer<PageIntent>): Promise<Outcome> {
  if (answer.error) return { error: answer.error }
  const intent = answer.value
  const page = intent.next_action?.use_stripe_sdk?.stripe_js ?? intent.next_action?.redirect_to_url?.url
  if (intent.status !== 'requires_action' || page === undefined) return { paymentIntent: intent }
  const how = await showChallenge(page, texts)
  const after = await api[how === 'closed' ? 'cancelChallenge' : 'retrieve'](texts, intent.client_secret)
  if (after.error) return { error: after.error }
  if (after.value.status === 'requires_payment_method' && after.value.last_payment_error) {
    return { error: inWords(texts, { ...after.value.last_payment_error, payment_intent: after.value }) }
  }
  return { paymentIntent: after.value }
}

async function selectMethod(
  api: Api,
  texts: Texts,
  elements: Elements | undefined,
  params: ConfirmParams,
): Promise<Answer<string>> {
  if (params.payment_method !== undefined) return { value: params.payment_method }
  const walletCard = elements?._local.walletCard()
  if (walletCard) {
    const fields = {
      type: 'card',
      card: walletCard,
      billing_details: params.payment_method_data?.billing_details,
    }
    const made = await api.createPaymentMethod(texts, fields)
    return made.error ? { error: made.error } : { value: made.value.id }
  }
  const element = elements?._local.element()
  if (!element?._local.mounted()) return { error: { type: 'validation_error', message: texts.unmounted } }
  const problem = element._local.form.submit()
  if (problem !== undefined) return { error: { type: 'validation_error', message: problem } }
  const billing_details = params.payment_method_data?.billing_details
  const fields = { type: 'card', card: element._local.form.card(), billing_details }
  const made = await api.createPaymentMethod(texts, fields)
  return made.error ? { error: made.error } : { value: made.value.id }
}

function leave(returnUrl: string, intent: PageIntent): void {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending')
  location.assign(url)
}
