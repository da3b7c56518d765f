import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GatewayError } from '../src/modules/payments/gateways/gateway.ts'
import { pollOnce } from '../src/workers.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, env: { GATEWAY_TIMEOUT_MS: '1200' } })
})
// The clock advances by hours, and sessions expire.
beforeEach(async () => {
  staff = await signedIn(shop, `${randomUUID()}@recadinho.test`)
})
afterAll(() => shop.close())
afterEach(() => {
  vi.restoreAllMocks()
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const faces = [
  {
    gateway: 'stripe' as const,
    pay: (ref: string) => void shop.gateway.control.pay({ paymentIntent: ref }),
    post: 'POST /v1/refunds',
    list: 'GET /v1/refunds',
    /** Refunded cents at the gateway. */
    refunded: (ref: string) =>
      shop.gateway.ledger
        .list('refund')
        .reduce((sum, each) => sum + (each.payment_intent === ref ? each.amount : 0), 0),
  },
  {
    gateway: 'mercadopago' as const,
    pay: (ref: string) => void shop.gateway.control['mp-approve']({ payment: ref }),
    post: 'POST /mercadopago',
    list: 'GET /mercadopago',
    refunded: (ref: string) =>
      Math.round((shop.gateway.ledger.get('mp_payment', ref)?.value.transaction_amount_refunded ?? 0) * 100),
  },
]

const always = { times: 50, seconds: 0, milliseconds: 100 }

describe.each(faces)('$gateway', ({ gateway, pay, post, list, refunded }) => {
  async function paid() {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    const { payment } = await openPayment(browser, order.id, 'pix', { gateway })
    const ref = await latestRef(shop, order.id)
    pay(ref)
    await shop.idle()
    return { id: order.id, paymentId: payment.id, ref, read: () => readOrder(browser, order.id) }
  }
  type Paid = Awaited<ReturnType<typeof paid>>

  const refund = (order: Paid, amount: number) => requestRefund(shop, staff, order, amount)

  const statesOf = async ({ id }: Paid) =>
    (await shop.db.selectFrom('refunds').select('state').where('order_id', '=', id).execute()).map(
      ({ state }) => state,
    )

  async function pollAfter(milliseconds: number) {
    shop.clock.advance(milliseconds)
    await pollOnce(shop.ctx)
    await shop.idle()
  }

  function refundsApi() {
    const api = shop.ctx.gateways.get(gateway)?.refundsApi
    if (!api) throw new Error('This gateway refunds nothing')
    return api
  }

  /** The keys of refund requests, in order. */
  function keysOf() {
    const spy = vi.spyOn(refundsApi(), 'refund')
    return () => spy.mock.calls.map(([{ key, refundId }]) => key.replace(refundId, 'id'))
  }

  test('A12, R1: a refund keeps its key, however long the gateway does not answer it', async () => {
    const order = await paid()
    const keys = keysOf()
    shop.gateway.control.fault({ kind: 'close-before-commit', match: post, ...always })
    await refund(order, 700)
    for (const milliseconds of [61_000, 120_000, 600_000, 3_600_000]) await pollAfter(milliseconds)
    expect(new Set(keys())).toEqual(new Set(['ref_id']))
    shop.gateway.control['clear-faults']()
    await pollAfter(3_600_000)
    expect(keys().length).toBeGreaterThan(3)
    expect(new Set(keys())).toEqual(new Set(['ref_id']))
    expect(await statesOf(order)).toEqual(['succeeded'])
    expect(refunded(order.ref)).toBe(700)
  })

  test('A12, R1: a failure that the gateway itself answered, and repeats, gives way to a key that is stored first', async () => {
    const order = await paid()
    const keys = keysOf()
    shop.gateway.control.fault({ kind: '500', match: post, ...always })
    await refund(order, 700)
    // The list may lag, so the key stays for a while.
    await pollAfter(15_000)
    expect(new Set(keys())).toEqual(new Set(['ref_id']))
    // A list that does not arrive shows no trace of anything.
    shop.gateway.control.fault({ kind: 'foreign-json', match: list, ...always })
    await pollAfter(120_000)
    expect(new Set(keys())).toEqual(new Set(['ref_id']))
    shop.gateway.control['clear-faults']()
    await pollAfter(600_000)
    expect(keys().at(-1)).toBe('ref_id:1')
    const [row] = await shop.db
      .selectFrom('refunds')
      .select(['state', 'key_generation'])
      .where('order_id', '=', order.id)
      .execute()
    expect(row).toEqual({ state: 'succeeded', key_generation: 1 })
    expect(refunded(order.ref)).toBe(700)
  })

  test('A12, R1: the key that follows a failed one is kept, too, while nobody answers it', async () => {
    const order = await paid()
    const keys = keysOf()
    shop.gateway.control.fault({ kind: '500', match: post, ...always })
    await refund(order, 700)
    shop.gateway.control['clear-faults']()
    shop.gateway.control.fault({ kind: 'close-before-commit', match: post, ...always })
    for (const milliseconds of [120_000, 600_000, 3_600_000]) await pollAfter(milliseconds)
    expect(new Set(keys())).toEqual(new Set(['ref_id', 'ref_id:1']))
    shop.gateway.control['clear-faults']()
    await pollAfter(3_600_000)
    expect(keys().at(-1)).toBe('ref_id:1')
    expect(await statesOf(order)).toEqual(['succeeded'])
    expect(refunded(order.ref)).toBe(700)
  })

  test('R5: a failure behind which the refund was made is found in the list before another key is tried', async () => {
    const order = await paid()
    const keys = keysOf()
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    shop.gateway.control.fault({ kind: '500-after-commit', match: post, ...always })
    expect((await refund(order, 700)).statusCode).toBe(201)
    shop.gateway.control['clear-faults']()
    // Long after the gateway's key would be replaced.
    await pollAfter(120_000)
    expect(await statesOf(order)).toEqual(['succeeded'])
    expect(refunded(order.ref)).toBe(700)
    expect(new Set(keys())).toEqual(new Set(['ref_id']))
  })

  test.each(['foreign-json-after-commit', 'html-after-commit', 'close-after-commit', 'drip'] as const)(
    '§6.31, R5: %s on the refund, and then on the list too: nothing is refunded twice',
    async (kind) => {
      const order = await paid()
      shop.gateway.control['webhook-policy']({ policy: 'drop' })
      shop.gateway.control.fault({ kind, match: post, ...always })
      shop.gateway.control.fault({ kind: 'foreign-json', match: list, ...always })
      expect((await refund(order, 700)).statusCode).toBe(201)
      // Long after the gateway's key was replaced.
      await pollAfter(120_000)
      expect(await statesOf(order)).toEqual(['sent'])
      expect(refunded(order.ref)).toBe(700)

      shop.gateway.control['clear-faults']()
      await pollAfter(600_000)
      expect(await statesOf(order)).toEqual(['succeeded'])
      expect(refunded(order.ref)).toBe(700)
      expect((await order.read()).paymentStatus).toBe('partially_refunded')
    },
  )

  test.each(['409', '429', 'lock-timeout', '500', 'close-before-commit', 'foreign-json', 'html'] as const)(
    '§6.31, R5: %s on the refund: it is neither given up nor counted, and made once',
    async (kind) => {
      const order = await paid()
      shop.gateway.control.fault({ kind, match: post, ...always })
      expect((await refund(order, 700)).statusCode).toBe(201)
      expect(await statesOf(order)).toEqual(['sent'])
      expect([refunded(order.ref), (await order.read()).paymentStatus]).toEqual([0, 'confirmed'])
      shop.gateway.control['clear-faults']()
      await pollAfter(120_000)
      await pollAfter(600_000)
      expect(await statesOf(order)).toEqual(['succeeded'])
      expect(refunded(order.ref)).toBe(700)
    },
  )

  test.each(['recorded', 'not recorded yet'] as const)(
    'R6: of two calls at once the slower one is refused, and what the other one refunded stands (%s)',
    async (other) => {
      const order = await paid()
      shop.gateway.control['webhook-policy']({ policy: 'drop' })
      const api = refundsApi()
      const send = api.refund.bind(api)
      const readHistory = api.history.bind(api)
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      vi.spyOn(api, 'refund').mockImplementationOnce(async (request) => {
        reached.resolve()
        await released.promise
        // The gateway has forgotten the key by now.
        return send({ ...request, key: `${request.key} again` })
      })
      if (other === 'not recorded yet')
        vi.spyOn(api, 'history')
          .mockImplementationOnce(readHistory)
          .mockRejectedValueOnce(new GatewayError('unknown', 'The list does not come'))
      const slower = refund(order, 4990)
      await reached.promise
      await pollAfter(15_000)
      expect(await statesOf(order)).toEqual([other === 'recorded' ? 'succeeded' : 'sent'])
      released.resolve()
      expect((await slower).statusCode).toBe(201)
      expect(await statesOf(order)).toEqual(['succeeded'])
      expect([refunded(order.ref), (await order.read()).paymentStatus]).toEqual([4990, 'refunded'])
      const items = shop.db.selectFrom('money_inbox').select('kind').where('order_id', '=', order.id)
      expect(await items.execute()).toEqual([])
    },
  )
})
