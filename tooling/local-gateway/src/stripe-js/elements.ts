import type { Api } from './api.ts'
import type { Appearance } from './appearance.ts'
import { createPaymentElement, type PaymentElement, type PaymentElementOptions } from './payment-element.ts'
import { textsFor, type Texts } from './texts.ts'
import type { WalletCard } from './wallet-dialog.ts'
import { createWalletElement, type WalletElement } from './wallet-element.ts'

/** The shop's options for `stripe.elements()`. Stripe's other options are accepted and ignored. */
export interface ElementsOptions {
  clientSecret?: string
  locale?: string
  appearance?: Appearance
}

export interface Elements {
  create(type: 'payment', options?: PaymentElementOptions): PaymentElement
  create(type: 'expressCheckout', options?: object): WalletElement
  create(type: string, options?: object): PaymentElement | WalletElement
  getElement(type: unknown): PaymentElement | WalletElement | null
  update(options: ElementsOptions): void
  fetchUpdates(): Promise<object>
  submit(): Promise<{ error?: { type: string; message: string }; selectedPaymentMethod?: string }>
  /** Internals for `confirmPayment`, which real elements do not expose. */
  readonly _local: {
    texts(): Texts
    clientSecret(): string | undefined
    element(): PaymentElement | undefined
    /** The card that the buyer has just selected in the wallet. */
    walletCard(): WalletCard | undefined
  }
}

/** A group of elements: at most one Payment Element and one Express Checkout Element. */
export function createElements(api: Api, given: ElementsOptions = {}): Elements {
  let options = given
  let element: PaymentElement | undefined
  let wallet: WalletElement | undefined
  const texts = () => textsFor(options.locale)

  function create(type: 'payment', options?: PaymentElementOptions): PaymentElement
  function create(type: 'expressCheckout', options?: object): WalletElement
  function create(type: string, options?: object): PaymentElement | WalletElement
  function create(type: string, elementOptions?: PaymentElementOptions): PaymentElement | WalletElement {
    if (type === 'expressCheckout') {
      const appearance = () => options.appearance
      wallet = createWalletElement({ texts, appearance, gone: () => (wallet = undefined) })
      return wallet
    }
    if (type !== 'payment')
      throw new Error(`The local gateway has no element "${type}", only "payment" and "expressCheckout".`)
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
  }

  return {
    create,
    getElement(type) {
      if (type === 'expressCheckout') return wallet ?? null
      return type === 'payment' || typeof type === 'function' ? (element ?? null) : null
    },
    update(change) {
      options = { ...options, ...change }
      element?._local.refresh()
      wallet?._local.refresh()
    },
    fetchUpdates: () => Promise.resolve({}),
    async submit() {
      if (wallet?._local.card()) return { selectedPaymentMethod: 'google_pay' }
      if (!element?._local.mounted())
        return { error: { type: 'validation_error', message: texts().unmounted } }
      const problem = element._local.form.submit()
      return problem === undefined
        ? { selectedPaymentMethod: 'card' }
        : { error: { type: 'validation_error', message: problem } }
    },
    _local: {
      texts,
      clientSecret: () => options.clientSecret,
      element: () => element,
      walletCard: () => wallet?._local.card(),
    },
  }

  /** Before reporting that it is ready, the element checks whether its intent exists. */
  async function checkSecret() {
    if (options.clientSecret === undefined) return undefined
    return (await api.retrieve(texts(), options.clientSecret)).error
  }
}
