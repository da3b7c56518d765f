import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepOnce } from '../src/jobs/sweeper.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, env: { GATEWAY_TIMEOUT_MS: '1200' } })
  staff = await signedIn(shop)
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const faces = [
  {
    gateway: 'stripe' as const,
    pay: (ref: string) => void shop.gateway.control.pay({ paymentIntent: ref }),
    post: 'POST /v1/refunds',
    list: 'GET /v1/refunds',
    /** Cents that the gateway gave back. */
    givenBack: (ref: string) =>
      shop.gateway.ledger
        .list('refund')
        .reduce((sum, each) => sum + (each.payment_intent === ref ? each.amount : 0), 0),
  },
  {
    gateway: 'mercadopago' as const,
    pay: (ref: string) => void shop.gateway.control['mp-approve']({ payment: ref }),
    post: 'POST /mercadopago',
    list: 'GET /mercadopago',
    givenBack: (ref: string) =>
      Math.round((shop.gateway.ledger.get('mp_payment', ref)?.value.transaction_amount_refunded ?? 0) * 100),
  },
]

const always = { times: 50, seconds: 0, milliseconds: 100 }

describe.each(faces)('$gateway', ({ gateway, pay, post, list, givenBack }) => {
  async function paid() {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    const { payment } = await openPayment(browser, order.id, 'pix', { gateway })
    const ref = await latestRef(shop, order.id)
    pay(ref)
    await shop.settled()
    return { id: order.id, paymentId: payment.id, ref, read: () => readOrder(browser, order.id) }
  }
  type Paid = Awaited<ReturnType<typeof paid>>

  const refund = ({ id, paymentId }: Paid, amount: number) =>
    staff.post(
      `/api/admin/orders/${id}/refunds`,
      { paymentId, amount: { amount, currency: 'BRL' }, reason: 'Asked for' },
      withKey(),
    )

  const statesOf = async ({ id }: Paid) =>
    (await shop.db.selectFrom('refunds').select('state').where('order_id', '=', id).execute()).map(
      ({ state }) => state,
    )

  async function sweepAfter(milliseconds: number) {
    shop.clock.advance(milliseconds)
    await sweepOnce(shop.ctx)
    await shop.settled()
  }

  test.each(['foreign-json-after-commit', 'html-after-commit', 'close-after-commit', 'drip'] as const)(
    '§6.31, R5: %s on the refund, and then on the list too: nothing is given back twice',
    async (kind) => {
      const order = await paid()
      shop.gateway.control['webhook-policy']({ policy: 'drop' })
      shop.gateway.control.fault({ kind, match: post, ...always })
      shop.gateway.control.fault({ kind: 'foreign-json', match: list, ...always })
      expect((await refund(order, 700)).statusCode).toBe(201)
      // Long after the gateway's key was given up for a new one.
      await sweepAfter(120_000)
      expect(await statesOf(order)).toEqual(['sent'])
      expect(givenBack(order.ref)).toBe(700)

      shop.gateway.control['clear-faults']()
      await sweepAfter(600_000)
      expect(await statesOf(order)).toEqual(['succeeded'])
      expect(givenBack(order.ref)).toBe(700)
      expect((await order.read()).paymentStatus).toBe('partially_refunded')
    },
  )

  test.each(['409', '429', '500', 'close-before-commit', 'foreign-json', 'html'] as const)(
    '§6.31, R5: %s on the refund: it is neither given up nor counted, and made once',
    async (kind) => {
      const order = await paid()
      shop.gateway.control.fault({ kind, match: post, ...always })
      expect((await refund(order, 700)).statusCode).toBe(201)
      expect(await statesOf(order)).toEqual(['sent'])
      expect([givenBack(order.ref), (await order.read()).paymentStatus]).toEqual([0, 'confirmed'])
      shop.gateway.control['clear-faults']()
      await sweepAfter(120_000)
      await sweepAfter(600_000)
      expect(await statesOf(order)).toEqual(['succeeded'])
      expect(givenBack(order.ref)).toBe(700)
    },
  )
})
