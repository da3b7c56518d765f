import { createApi } from './api.ts'
import {
  confirmPayment,
  confirmWith,
  completeAction,
  type ConfirmPaymentOptions,
  type Outcome,
} from './confirm-payment.ts'
import { createElements, type Elements, type ElementsOptions } from './elements.ts'
import { textsFor } from './texts.ts'

// The script calls the gateway that it was loaded from.
const source = document.currentScript
const origin = source instanceof HTMLScriptElement ? new URL(source.src).origin : location.origin

interface PaymentMethodOptions {
  elements?: Elements
  params?: { billing_details?: object }
}

/** The gateway's `Stripe(publishableKey)`: the calls that a shop makes, as documented for Stripe.js. */
function Stripe(publishableKey: string, options: { locale?: string } = {}) {
  if (!publishableKey.startsWith('pk_test_')) throw new Error('The local gateway takes only a key pk_test_….')
  const api = createApi(origin, publishableKey)
  const textsOf = (elements?: Elements) => elements?._local.texts() ?? textsFor(options.locale)

  return {
    elements: (given: ElementsOptions = {}) =>
      createElements(api, { locale: options.locale ?? 'auto', ...given }),

    confirmPayment: (given: ConfirmPaymentOptions) => confirmPayment(api, textsOf(given.elements), given),

    confirmCardPayment(clientSecret: string, data: { payment_method?: string } = {}): Promise<Outcome> {
      if (typeof data.payment_method !== 'string') {
        throw new TypeError('The local gateway takes the id of a payment method in confirmCardPayment.')
      }
      return confirmWith(api, textsOf(), clientSecret, data.payment_method)
    },

    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Outcome> {
      return completeAction(api, textsOf(), await api.retrieve(textsOf(), clientSecret))
    },

    async retrievePaymentIntent(clientSecret: string) {
      const { value, error } = await api.retrieve(textsOf(), clientSecret)
      return error ? { error } : { paymentIntent: value }
    },

    async createPaymentMethod({ elements, params }: PaymentMethodOptions) {
      const texts = textsOf(elements)
      const form = elements?._local.element()?._local.form
      const problem = form ? form.submit() : texts.unmounted
      if (!form || problem !== undefined) return { error: { type: 'validation_error', message: problem } }
      const fields = { type: 'card', card: form.card(), billing_details: params?.billing_details }
      const { value, error } = await api.createPaymentMethod(texts, fields)
      return error ? { error } : { paymentMethod: value }
    },

    createToken: () => {
      throw new Error('Tokens belong to an older Stripe: the local gateway makes payment methods.')
    },

    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

/** The release train, which the loader compares with its own. */
Stripe.version = 'endive'

Object.assign(window, { Stripe })
