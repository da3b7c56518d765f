import { FAULTS } from '@recadinho/local-gateway'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, type Shop } from './support/shop.ts'
import { eventsOf } from './support/outbox.ts'

/** Short, so that answers that never end time out during the test. */
const timeoutMs = '1200'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, env: { GATEWAY_TIMEOUT_MS: timeoutMs } })
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

interface Face {
  gateway: 'stripe' | 'mercadopago'
  create: string
  get: string
  search: string
  cancel: string
  /** An order's payments at the gateway that are open or paid. */
  alive: (orderId: string) => { ref: string; paid: boolean }[]
  pay: (ref: string) => void
}

const faces: Face[] = [
  {
    gateway: 'stripe',
    create: 'POST /v1/payment_intents',
    get: 'GET /v1/payment_intents/',
    search: 'GET /v1/payment_intents',
    cancel: '/cancel',
    alive: (orderId) =>
      shop.gateway.ledger
        .list('payment_intent')
        .filter(({ metadata, status }) => metadata['order_id'] === orderId && status !== 'canceled')
        .map(({ id, status }) => ({ ref: id, paid: status === 'succeeded' })),
    pay: (paymentIntent) => void shop.gateway.control.pay({ paymentIntent }),
  },
  {
    gateway: 'mercadopago',
    create: 'POST /mercadopago/v1/payments',
    get: 'GET /mercadopago/v1/payments/',
    search: 'GET /mercadopago/v1/payments/search',
    cancel: 'PUT /mercadopago',
    alive: (orderId) =>
      shop.gateway.ledger
        .list('mp_payment')
        .filter(({ value }) => value.metadata['order_id'] === orderId && value.status !== 'cancelled')
        .map(({ id, value }) => ({ ref: id, paid: value.status === 'approved' })),
    pay: (payment) => void shop.gateway.control['mp-approve']({ payment }),
  },
]

/** More than the SDKs' own retries. */
const always = { times: 50, seconds: 0 }
/** Each byte arrives well within any idle timeout, the whole far beyond the total one. */
const slowly = { milliseconds: 100 }

/** All but delays, which are not wrong answers. */
const kinds = FAULTS.filter((kind) => kind !== 'delay' && kind !== 'hold')

/** For a query that changes nothing it does not matter when the connection breaks. */
const requestKinds = kinds.filter((kind) => !kind.endsWith('-after-commit'))

describe.each(faces)('$gateway', ({ gateway, create, get, search, cancel, alive, pay }) => {
  async function newOrder() {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    return {
      id: order.id,
      request: () => requestPayment(browser, order.id, 'pix', undefined, { gateway }),
      open: () => openPayment(browser, order.id, 'pix', { gateway }),
      requestCard: () => requestPayment(browser, order.id, 'card', undefined, { gateway: 'stripe' }),
      read: () => readOrder(browser, order.id),
    }
  }

  async function pollAfter(milliseconds: number) {
    shop.clock.advance(milliseconds)
    await pollOnce(shop.ctx)
    await shop.idle()
  }

  test.each(kinds)(
    '§6.6, §6.7, §6.8: %s on opening is unknown, never paid and never lost; asked again, one payment is there, and paid once',
    async (kind) => {
      const { id, request, read } = await newOrder()
      // Completed work is reported later: a webhook could otherwise arrive before the doubt, or end it.
      shop.gateway.control['webhook-policy']({ policy: 'hold' })
      shop.gateway.control.fault({ kind, match: create, ...always, ...slowly })
      expect((await request()).statusCode).toBe(502)
      const doubtful = await read()
      expect(doubtful).toMatchObject({
        status: 'pending',
        paymentStatus: 'error',
        payment: { state: 'error', outcome: 'error', pixCode: null },
      })
      expect(alive(id).length).toBeLessThanOrEqual(1)

      shop.gateway.control['clear-faults']()
      shop.gateway.control['webhook-policy']({ policy: 'deliver' })
      shop.gateway.control['release-webhooks']({ order: 'as-sent' })
      await pollAfter(70_000)
      const { statusCode } = await request()
      expect(statusCode).toBe(201)
      expect(alive(id)).toHaveLength(1)
      pay(await latestRef(shop, id))
      await shop.idle()
      expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
      expect(alive(id)).toEqual([{ ref: await latestRef(shop, id), paid: true }])
    },
  )

  test.each(requestKinds)(
    '§6.12: %s on asking, with every webhook dropped, changes nothing; then the money is found',
    async (kind) => {
      const { id, open, read } = await newOrder()
      const { payment } = await open()
      shop.gateway.control['webhook-policy']({ policy: 'drop' })
      pay(await latestRef(shop, id))
      shop.gateway.control.fault({ kind, match: get, ...always, ...slowly })
      await pollAfter(11_000)
      expect(await read()).toMatchObject({
        status: 'pending',
        payment: { id: payment.id, state: 'processing' },
      })
      shop.gateway.control['clear-faults']()
      await pollAfter(11_000)
      expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    },
  )

  test.each(requestKinds)(
    '§6.17: %s while a webhook is processed: the event waits and then counts once',
    async (kind) => {
      const { id, open, read } = await newOrder()
      await open()
      await shop.idle()
      shop.gateway.control.fault({ kind, match: get, ...always, ...slowly })
      pay(await latestRef(shop, id))
      await shop.idle()
      expect((await read()).status).toBe('pending')
      shop.gateway.control['clear-faults']()
      await pollAfter(3_600_000)
      expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
      expect(await eventsOf(shop.db, id, 'receipt')).toHaveLength(1)
    },
  )

  test.each(['foreign-json', 'html', '500', 'close-before-commit', 'drip'] as const)(
    '§6.5, §6.8: %s in place of the search’s answer is not "nothing found": the payment is not given up',
    async (kind) => {
      const { id, request, read } = await newOrder()
      shop.gateway.control['webhook-policy']({ policy: 'drop' })
      shop.gateway.control.fault({ kind: 'close-after-commit', match: create, ...always })
      expect((await request()).statusCode).toBe(502)
      expect(alive(id)).toHaveLength(1)
      shop.gateway.control.fault({ kind, match: search, ...always, ...slowly })
      await pollAfter(70_000)
      expect((await read()).payment).toMatchObject({ state: 'error', outcome: 'error' })
      shop.gateway.control['clear-faults']()
      await pollAfter(61_000)
      expect((await read()).payment).toMatchObject({ state: 'processing', pixCode: expect.any(String) })
      expect(alive(id)).toHaveLength(1)
    },
  )

  test.each(kinds)('§6.38: %s on voiding: no other attempt opens, and nothing is lost', async (kind) => {
    const { id, open, requestCard, read } = await newOrder()
    await open()
    const first = await latestRef(shop, id)
    shop.gateway.control.fault({ kind, match: cancel, ...always, ...slowly })
    // The status may be fetched elsewhere; an unconfirmed voiding opens nothing.
    const { statusCode } = await requestCard()
    expect(statusCode).toBe(502)
    expect(await latestRef(shop, id)).toBe(first)
    shop.gateway.control['clear-faults']()
    expect((await requestCard()).statusCode).toBe(201)
    expect(alive(id).filter(({ ref }) => ref === first)).toEqual([])
    expect((await read()).payment).toMatchObject({ method: 'card', gateway: 'stripe' })
  })
})
