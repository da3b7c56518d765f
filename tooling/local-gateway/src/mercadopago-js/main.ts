import { createFields } from './fields.ts'

// The script calls the gateway that it was loaded from.
const source = document.currentScript
const origin = source instanceof HTMLScriptElement ? new URL(source.src).origin : location.origin

/** The subset of MercadoPago.js v2 that a shop with secure fields uses. */
class MercadoPago {
  readonly fields: ReturnType<typeof createFields>
  readonly #publicKey: string

  constructor(publicKey: string, _options: { locale?: string } = {}) {
    if (!publicKey.startsWith('TEST-')) throw new Error('The local gateway takes only a public key TEST-….')
    this.#publicKey = publicKey
    this.fields = createFields(origin, publicKey)
  }

  /** The payment method of a card number's first digits. */
  getPaymentMethods({ bin }: { bin: string }): Promise<object> {
    return this.#get('payment_methods/search', { bins: bin })
  }

  /** The installments and interest for an amount with such a card. */
  getInstallments({ amount, bin }: { amount: string; bin: string }): Promise<object> {
    return this.#get('payment_methods/installments', { amount, bin })
  }

  getIdentificationTypes(): Promise<object> {
    return Promise.resolve([{ id: 'CPF', name: 'CPF', type: 'number', min_length: 11, max_length: 11 }])
  }

  async #get(path: string, query: Record<string, string>): Promise<object> {
    const search = new URLSearchParams({ ...query, public_key: this.#publicKey }).toString()
    const response = await fetch(`${origin}/mercadopago/v1/${path}?${search}`, { credentials: 'omit' })
    if (!response.ok) throw new Error(`The local gateway answered ${response.status}`)
    return (await response.json()) as object // the gateway's own responses
  }
}

Object.assign(window, { MercadoPago })
