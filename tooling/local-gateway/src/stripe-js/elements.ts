import type { Api } from './api.ts'
import type { Appearance } from './appearance.ts'
import { createPaymentElement, type PaymentElement, type PaymentElementOptions } from './payment-element.ts'
import { textsFor, type Texts } from './texts.ts'

/** What the shop passes to `stripe.elements()`. Other fields of Stripe's are taken and have no effect here. */
export interface ElementsOptions {
  clientSecret?: string
  locale?: string
  appearance?: Appearance
}

export interface Elements {
  create(type: string, options?: PaymentElementOptions): PaymentElement
  getElement(type: unknown): PaymentElement | null
  update(options: ElementsOptions): void
  fetchUpdates(): Promise<object>
  submit(): Promise<{ error?: { type: string; message: string }; selectedPaymentMethod?: string }>
  /** For `confirmPayment` only: what a page does not see of real elements. */
  readonly _local: {
    texts(): Texts
    clientSecret(): string | undefined
    element(): PaymentElement | undefined
  }
}

/** A group of elements; the gateway plays the Payment Element, one a group as with Stripe. */
export function createElements(api: Api, given: ElementsOptions = {}): Elements {
  let options = given
  let element: PaymentElement | undefined
  const texts = () => textsFor(options.locale)

  return {
    create(type, elementOptions) {
      if (type !== 'payment') throw new Error(`The local gateway has no element "${type}", only "payment".`)
      if (element) throw new Error('Only one Payment Element can be made in a group.')
      element = createPaymentElement(
        {
          texts,
          appearance: () => options.appearance,
          check: () => checkSecret(),
          gone: () => (element = undefined),
        },
        elementOptions,
      )
      return element
    },
    getElement: (type) => (type === 'payment' || typeof type === 'function' ? (element ?? null) : null),
    update(change) {
      options = { ...options, ...change }
      element?._local.refresh()
    },
    fetchUpdates: () => Promise.resolve({}),
    async submit() {
      if (!element?._local.mounted())
        return { error: { type: 'validation_error', message: texts().unmounted } }
      const problem = element._local.form.submit()
      return problem === undefined
        ? { selectedPaymentMethod: 'card' }
        : { error: { type: 'validation_error', message: problem } }
    },
    _local: { texts, clientSecret: () => options.clientSecret, element: () => element },
  }

  /** Before it says it is ready, the element looks whether the intent it is for exists. */
  async function checkSecret() {
    if (options.clientSecret === undefined) return undefined
    return (await api.retrieve(texts(), options.clientSecret)).error
  }
}
