import { createClient } from '@recadinho/contracts/client'
import type { CorrectOrderBody, CreateOrderBody, Order } from '@recadinho/contracts/orders'
import { pageViews, userAgent, type Visit } from './visit.ts'
import type { CreatedPayment, CreatePaymentBody, FirstPayment } from '@recadinho/contracts/payments'

export interface ShopperOptions {
  /** Origin that serves `/api`. */
  api: string
  /** Origin of the local gateway. */
  gateway: string
  /** The gateway's publishable key. */
  publishableKey: string
}

/** A valid card, and one that its bank declines. */
export type Card = 'pm_card_visa' | 'pm_card_chargeDeclined'

export interface Shopper {
  /** Opens pages of the shop, measured with consent: what is ordered afterwards belongs to this session. */
  visit(visit?: Visit): Promise<void>
  /** Orders a video; defaults to a birthday greeting of one character, in English, for the US. */
  placeOrder(wishes?: Partial<CreateOrderBody>): Promise<Order>
  /** Orders like the checkout, with a first attempt by card in the same call. */
  orderForCard(wishes?: Partial<CreateOrderBody>): Promise<{ id: string; clientSecret: string }>
  /** Opens a payment attempt, or resumes the open one of the same option. */
  openPayment(orderId: string, option: CreatePaymentBody): Promise<CreatedPayment>
  /** Confirms a card payment at the gateway, as its form does. */
  submitCard(clientSecret: string, card?: Card): Promise<void>
  /** Opens a card payment and confirms it at the gateway, with a valid card by default. */
  payByCard(orderId: string, card?: Card): Promise<void>
  /** Corrects the order at its current version. */
  correct(orderId: string, changes: CorrectOrderBody['changes']): Promise<void>
  /** Requests the order's private link by email. */
  requestLink(orderId: string): Promise<void>
  /** Reads the order as its page does. */
  readOrder(orderId: string): Promise<Order>
  /** Follows the order's event stream until it is in production. */
  untilInProduction(orderId: string): Promise<void>
}

const wishesByDefault: CreateOrderBody = {
  packageId: 'one-character',
  characterIds: ['princess-amara'],
  childName: 'Olivia',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She lost her first tooth and sings to her dog.',
  useAIVoice: true,
  whatsappNumber: '12015550123',
  guardianName: 'Ana Prado',
  guardianEmail: 'ana@example.com',
  locale: 'en',
  country: 'US',
}

const byCard: FirstPayment = { gateway: 'stripe', method: 'card' }

/** Creates one buyer with separate cookies. */
export function createShopper({ api, gateway, publishableKey }: ShopperOptions): Shopper {
  const fetchAsBuyer = withCookies(api)
  const client = createClient({ baseUrl: api, fetch: fetchAsBuyer })

  const createOrder = (wishes: Partial<CreateOrderBody> = {}, payment?: FirstPayment) =>
    client.call('createOrder', {
      idempotencyKey: crypto.randomUUID(),
      body: { ...wishesByDefault, ...wishes, ...(payment && { payment }) },
    })

  const openPayment = (id: string, body: CreatePaymentBody) =>
    client.call('createPayment', { params: { id }, idempotencyKey: crypto.randomUUID(), body })

  async function submitCard(clientSecret: string, card: Card = 'pm_card_visa') {
    const [intent] = clientSecret.split('_secret_', 1)
    const answer = await fetch(`${gateway}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        payment_method: card,
        client_secret: clientSecret,
        return_url: `${api}/back`,
      }),
    })
    const expected = card === 'pm_card_visa' ? 200 : 402
    if (answer.status !== expected)
      throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`)
    // Read the body to its end, like the form does: discarding it would close the connection.
    await answer.arrayBuffer()
  }

  return {
    async visit(visit = {}) {
      const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
      for (const event of pageViews(visit)) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const answer = await fetchAsBuyer(`${api}/api/user-tracking/track`, {
          method: 'POST',
          headers,
          body: JSON.stringify(event),
        })
        if (!answer.ok) throw new Error(`A visit was answered with ${answer.status}: ${await answer.text()}`)
      }
    },

    async placeOrder(wishes) {
      return (await createOrder(wishes)).order
    },

    async orderForCard(wishes) {
      const { order, payment, paymentError } = await createOrder(wishes, byCard)
      if (payment?.next?.kind !== 'card_form')
        throw new Error(`A card payment came without its form: ${paymentError?.message}`)
      return { id: order.id, clientSecret: payment.next.clientSecret }
    },

    openPayment,
    submitCard,

    async payByCard(orderId, card) {
      const { next } = await openPayment(orderId, byCard)
      if (next?.kind !== 'card_form') throw new Error('A card payment came without its form')
      await submitCard(next.clientSecret, card)
    },

    async correct(id, changes) {
      const { detailsVersion } = await client.call('getOrder', { params: { id }, query: {} })
      const body = { detailsVersion, changes }
      await client.call('correctOrder', { params: { id }, query: {}, body })
    },

    async requestLink(id) {
      await client.call('mailOrderLink', { params: { id }, query: {} })
    },

    readOrder: (id) => client.call('getOrder', { params: { id }, query: {} }),

    async untilInProduction(orderId) {
      const stream = await fetchAsBuyer(`${api}/api/orders/${orderId}/events`)
      const decoder = new TextDecoder()
      let text = ''
      for await (const part of stream.body ?? []) {
        text += decoder.decode(part, { stream: true })
        if (text.includes('"status":"in_production"')) return
      }
      throw new Error(`The order's stream ended unconfirmed:\n${text}`)
    },
  }
}

/** `fetch` like a browser on the shop's own pages. */
function withCookies(origin: string): typeof fetch {
  let cookie = ''
  return async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    headers.set('origin', origin)
    headers.set('sec-fetch-site', 'same-origin')
    const response = await fetch(url, { ...init, headers })
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) cookie = [cookie, ...set].filter(Boolean).join('; ')
    return response
  }
}
