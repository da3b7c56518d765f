import type { ErrorBody } from '@recadinho/contracts/errors'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shopControls } from '@recadinho/stack/shop-controls'
import { pollOnce } from '../src/workers.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

// What the local gateway's rehearsal page promises next to each of its buttons.

let database: TestDatabase
let shop: Shop
beforeAll(async () => {
  database = await createTestDatabase()
  const controls = shopControls(database.url, () => undefined)
  shop = await createShop({ mercadoPago: true, pixKey: true, databaseUrl: database.url, controls })
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})
afterEach(() => shop.gateway.control['back-to-normal']())

type Gateway = 'stripe' | 'mercadopago' | 'pix_key'
type Opened = Awaited<ReturnType<typeof opened>>

async function opened(gateway: Gateway) {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { payment } = await openPayment(browser, order.id, 'pix', { gateway })
  return {
    id: order.id,
    number: order.number,
    ref: await latestRef(shop, order.id),
    code: payment.pixCode ?? '',
    renew: () => openPayment(browser, order.id, 'pix', { gateway }),
    switchTo: (other: Gateway) => openPayment(browser, order.id, 'pix', { gateway: other }),
    requestAgain: (shownTotal?: { amount: number; currency: string }) =>
      requestPayment(browser, order.id, 'pix', undefined, { gateway, ...(shownTotal && { shownTotal }) }),
    async seen() {
      await shop.idle()
      const { status, paymentStatus } = await readOrder(browser, order.id)
      return [status, paymentStatus]
    },
  }
}

const inbox = async () => {
  await shop.idle()
  const items = await shop.db
    .selectFrom('money_inbox')
    .select(['kind', 'gateway_ref'])
    .where('resolved_at', 'is', null)
    .execute()
  return items.map(({ kind, gateway_ref: ref }) => `${kind} ${ref}`)
}

const faces = [
  {
    gateway: 'stripe' as const,
    pay: (ref: string, amount?: number) => shop.gateway.control.pay({ paymentIntent: ref, amount }),
    decline: (ref: string) => shop.gateway.control.decline({ paymentIntent: ref }),
    expire: (ref: string) => shop.gateway.control.expire({ paymentIntent: ref }),
    payLate: (ref: string) => shop.gateway.control['pay-late']({ paymentIntent: ref }),
    payAgain: (ref: string) => shop.gateway.control['pay-again']({ paymentIntent: ref }).id,
    payUnmatched: () => shop.gateway.control['pay-unmatched']({ amount: 1234 }).id,
    refund: (ref: string, amount?: number) => shop.gateway.control.refund({ paymentIntent: ref, amount }),
    failRefund: (ref: string) => {
      const made = shop.gateway.ledger.list('refund').findLast((each) => each.payment_intent === ref)
      shop.gateway.control['fail-refund']({ refund: made?.id ?? '' })
      return made?.id
    },
    dispute: (ref: string) => shop.gateway.control.dispute({ paymentIntent: ref }),
    close: (ref: string, status: 'won' | 'lost') =>
      shop.gateway.control['close-dispute']({ paymentIntent: ref, status }),
  },
  {
    gateway: 'mercadopago' as const,
    pay: (payment: string, amount?: number) => shop.gateway.control['mp-approve']({ payment, amount }),
    decline: (payment: string) => shop.gateway.control['mp-reject']({ payment }),
    expire: (payment: string) => shop.gateway.control['mp-expire']({ payment }),
    payLate: (payment: string) => shop.gateway.control['mp-approve']({ payment }),
    payAgain: (payment: string) => String(shop.gateway.control['mp-pay-again']({ payment }).id),
    payUnmatched: () => String(shop.gateway.control['mp-pay-unmatched']({ amount: 1234 }).id),
    refund: (payment: string, amount?: number) => shop.gateway.control['mp-refund']({ payment, amount }),
    failRefund: (payment: string) => {
      const made = shop.gateway.ledger.get('mp_payment', payment)?.value.refunds.at(-1)?.id.toString()
      shop.gateway.control['mp-fail-refund']({ refund: made ?? '' })
      return made
    },
    dispute: (payment: string) => shop.gateway.control['mp-dispute']({ payment }),
    close: (payment: string, status: 'won' | 'lost') =>
      shop.gateway.control['mp-close-dispute']({ payment, status }),
  },
]

describe.each(faces)('$gateway', (face) => {
  test('pay, and a decline after which the order is payable again', async () => {
    const paid = await opened(face.gateway)
    face.pay(paid.ref)
    expect(await paid.seen()).toEqual(['in_production', 'confirmed'])
    const declined = await opened(face.gateway)
    face.decline(declined.ref)
    expect(await declined.seen()).toEqual(['pending', 'failed'])
    expect((await declined.renew()).payment.outcome).toBe('processing')
  })

  test.each([-1, 1])('§6.24: %i cent other than asked: not paid, in the money inbox', async (cents) => {
    const order = await opened(face.gateway)
    face.pay(order.ref, 4990 + cents)
    expect(await order.seen()).toEqual(['pending', 'error'])
    expect(await inbox()).toContain(`mismatched ${order.ref}`)
  })

  test('§6.19, §6.20: the code ends, a new one is offered; the old one paid late counts', async () => {
    const order = await opened(face.gateway)
    face.expire(order.ref)
    expect(await order.seen()).toEqual(['pending', 'failed'])
    face.payLate(order.ref)
    expect(await order.seen()).toEqual(['in_production', 'confirmed'])
  })

  test('a second payment, and money without an order, are in the money inbox', async () => {
    const order = await opened(face.gateway)
    face.pay(order.ref)
    await shop.idle()
    const second = face.payAgain(order.ref)
    const unmatched = face.payUnmatched()
    expect(await inbox()).toEqual(expect.arrayContaining([`unmatched ${second}`, `unmatched ${unmatched}`]))
    expect(await order.seen()).toEqual(['in_production', 'confirmed'])
  })

  test('§6.32: refunded in the dashboard, in part and then in full', async () => {
    const order = await opened(face.gateway)
    face.pay(order.ref)
    await shop.idle()
    face.refund(order.ref, 100)
    expect(await order.seen()).toEqual(['in_production', 'partially_refunded'])
    face.refund(order.ref)
    expect(await order.seen()).toEqual(['in_production', 'refunded'])
  })

  test.each([undefined, 100])(
    '§6.31: a refund of %s cents comes back: it failed, and the money counts',
    async (amount) => {
      const order = await opened(face.gateway)
      face.pay(order.ref)
      await shop.idle()
      face.refund(order.ref, amount)
      expect(await order.seen()).toEqual(['in_production', amount ? 'partially_refunded' : 'refunded'])
      const made = face.failRefund(order.ref)
      expect(await order.seen()).toEqual(['in_production', 'confirmed'])
      expect(await inbox()).toContain(`refund_failed ${made}`)
      const { state } = await shop.db
        .selectFrom('refunds')
        .select('state')
        .where('payment_ref', '=', order.ref)
        .executeTakeFirstOrThrow()
      expect(state).toBe('failed')
    },
  )

  test.each([
    ['won', 'confirmed'],
    ['lost', 'refunded'],
  ] as const)('§6.32: a dispute, and %s', async (end, paymentStatus) => {
    const order = await opened(face.gateway)
    face.pay(order.ref)
    await shop.idle()
    face.dispute(order.ref)
    expect(await order.seen()).toEqual(['in_production', 'disputed'])
    expect((await inbox()).filter((item) => item.startsWith('dispute'))).toHaveLength(1)
    face.close(order.ref, end)
    expect(await order.seen()).toEqual(['in_production', paymentStatus])
    expect((await inbox()).filter((item) => item.startsWith('dispute'))).toEqual([])
  })
})

test('§6.21: at Mercado Pago an ended code is paid after the new one: one counts, the other goes back', async () => {
  const [, face] = faces
  const order = await opened('mercadopago')
  face?.expire(order.ref)
  await shop.idle()
  await order.renew()
  face?.pay(await latestRef(shop, order.id))
  expect(await order.seen()).toEqual(['in_production', 'confirmed'])
  face?.payLate(order.ref)
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await pollOnce(shop.ctx)
  expect(await order.seen()).toEqual(['in_production', 'confirmed'])
  expect(shop.gateway.ledger.get('mp_payment', order.ref)?.value.status).toBe('refunded')
})

describe('§6.26: the price rises after the code was made', () => {
  /** Waits until new orders cost this: the API hears of a changed price asynchronously. */
  const costs = (amount: number) =>
    eventually(async () => {
      const { amounts } = (await placeOrder(shop.browser())).order
      expect(amounts.total).toEqual({ amount, currency: 'BRL' })
    })

  afterEach(async () => {
    await shop.gateway.control['back-to-normal']()
    await costs(4990)
  })

  /** The order expires, its price rises, and the buyer requests a code again. */
  async function reopened(order: Opened) {
    await shop.gateway.control['raise-price']({ order: order.number })
    await costs(5990)
    await pollOnce(shop.ctx)
    expect(await order.seen()).toEqual(['expired', 'failed'])
    const risen = { amount: 5990, currency: 'BRL' }
    const refused = (await order.requestAgain()).json<ErrorBody>()
    expect(refused).toMatchObject({ code: 'price_changed', details: { total: risen } })
    expect((await order.requestAgain(risen)).statusCode).toBe(201)
  }

  async function expectShort(order: Opened) {
    expect(await order.seen()).toEqual(['pending', 'underpaid'])
    expect(await inbox()).toContain(`underpaid ${order.ref}`)
  }

  test('Mercado Pago’s old code pays too little; back to normal is the old price, too', async () => {
    const order = await opened('mercadopago')
    shop.gateway.control['mp-expire']({ payment: order.ref })
    await shop.idle()
    await reopened(order)
    shop.gateway.control['mp-approve']({ payment: order.ref })
    await expectShort(order)
    await shop.gateway.control['back-to-normal']()
    await costs(4990)
  })

  test('Stripe’s old code takes no money any more', async () => {
    const order = await opened('stripe')
    shop.gateway.control.expire({ paymentIntent: order.ref })
    await shop.idle()
    await reopened(order)
    expect(() => shop.gateway.control['pay-late']({ paymentIntent: order.ref })).toThrow('canceled')
    shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
    expect(await order.seen()).toEqual(['in_production', 'confirmed'])
  })

  test('a code of the shop’s own key that was left for another way pays too little', async () => {
    const order = await opened('pix_key')
    await order.switchTo('mercadopago')
    shop.gateway.control['mp-expire']({ payment: await latestRef(shop, order.id) })
    await shop.idle()
    await reopened(order)
    shop.gateway.control['bank-credit']({ code: order.code })
    await expectShort(order)
  })

  test('an order that waits for no money: said, and no price changed', async () => {
    const order = await opened('stripe')
    shop.gateway.control.pay({ paymentIntent: order.ref })
    await shop.idle()
    await expect(shop.gateway.control['raise-price']({ order: order.number })).rejects.toThrow(order.number)
    const { amounts } = (await placeOrder(shop.browser())).order
    expect(amounts.total.amount).toBe(4990)
  })
})

describe('the bank', () => {
  const credit = (transfer: { code?: string; reference?: string; amount?: number; difference?: number }) =>
    shop.gateway.control['bank-credit'](transfer)

  test('a code that was pasted is paid; once more, and an unknown reference, are in the money inbox', async () => {
    const order = await opened('pix_key')
    credit({ code: order.code })
    expect(await order.seen()).toEqual(['in_production', 'confirmed'])
    const second = credit({ code: order.code })
    const stranger = credit({ reference: 'NOBODY', amount: 1234 })
    const items = await inbox()
    expect(items).toContain(`unmatched ${second.id}`)
    expect(items.some((item) => item === 'unmatched NOBODY' || item === `unmatched ${stranger.id}`)).toBe(
      true,
    )
  })

  test.each([-1, 1])('%i cent other than asked: not paid, in the money inbox', async (difference) => {
    const order = await opened('pix_key')
    credit({ code: order.code, difference })
    expect(await order.seen()).toEqual(['pending', 'error'])
    expect(await inbox()).toContain(`mismatched ${order.ref}`)
  })

  test.each(['duplicate', 'hold', 'reverse', 'wrong-signature', 'drop'] as const)(
    'its word under the policy %s: back to normal and sent again, it counts once',
    async (policy) => {
      const order = await opened('pix_key')
      shop.gateway.control['webhook-policy']({ policy })
      const { id } = credit({ code: order.code })
      await shop.idle()
      shop.gateway.control['back-to-normal']()
      await shop.idle()
      shop.gateway.control['resend-webhook']({ event: id })
      expect(await order.seen()).toEqual(['in_production', 'confirmed'])
      expect(await inbox()).not.toContain(`unmatched ${id}`)
    },
  )
})

test('§6.24: another currency than asked: not paid, in the money inbox', async () => {
  const order = await opened('stripe')
  shop.gateway.control.pay({ paymentIntent: order.ref, currency: 'usd' })
  expect(await order.seen()).toEqual(['pending', 'error'])
  expect(await inbox()).toContain(`mismatched ${order.ref}`)
  const captured = await shop.db
    .selectFrom('ledger')
    .select(['amount', 'currency', 'credit'])
    .where('order_id', '=', order.id)
    .execute()
  expect(captured).toEqual([{ amount: 4990, currency: 'USD', credit: 'unassigned' }])
})

test.each([
  ['stripe', 'POST /v1/payment_intents'],
  ['mercadopago', 'POST /mercadopago/v1/payments'],
] as const)(
  '§6.18, P2.6: %s: a code with a wrong checksum is never shown; it is voided, and the next one pays',
  async (gateway, match) => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    shop.gateway.control.fault({ kind: 'wrong-code', match })
    const answer = await requestPayment(browser, order.id, 'pix', undefined, { gateway })
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([409, 'payment_method_unavailable'])
    const read = await readOrder(browser, order.id)
    expect(read).toMatchObject({ status: 'pending', payment: { outcome: 'failed', pixCode: null } })
    const { payment } = await openPayment(browser, order.id, 'pix', { gateway })
    expect(payment.pixCode).toMatch(/^000201/)
    const alive = [
      ...shop.gateway.ledger.list('payment_intent').filter(({ status }) => status === 'requires_action'),
      ...shop.gateway.ledger.list('mp_payment').filter(({ value }) => value.status === 'pending'),
    ]
    const ref = await latestRef(shop, order.id)
    const ours = alive.filter(
      (each) => ('value' in each ? each.value : each).metadata['order_id'] === order.id,
    )
    expect(ours.map(({ id }) => id)).toEqual([ref])
  },
)

test('P2.6: a wrong code whose voiding the gateway does not answer is not shown either; the next one pays', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  shop.gateway.control.fault({ kind: 'wrong-code', match: 'POST /v1/payment_intents' })
  shop.gateway.control.fault({ kind: '500', times: 20, match: '/cancel' })
  const answer = await requestPayment(browser, order.id, 'pix', undefined, { gateway: 'stripe' })
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([502, 'gateway_unavailable'])
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', payment: { pixCode: null } })
  shop.gateway.control['clear-faults']()
  await openPayment(browser, order.id, 'pix', { gateway: 'mercadopago' })
  expect(await latestRef(shop, order.id)).toMatch(/^\d+$/)
  const ours = shop.gateway.ledger
    .list('payment_intent')
    .filter(({ metadata }) => metadata['order_id'] === order.id)
  expect(ours.map(({ status }) => status)).toEqual(['canceled'])
})

test.each(['stripe', 'mercadopago', 'pix_key'] as const)(
  '§6.13, §6.14: %s: what is signed wrongly, long ago or ahead, or changed afterwards, is answered 400 and not stored',
  async (gateway) => {
    const order = await opened(gateway)
    if (gateway === 'stripe') shop.gateway.control.pay({ paymentIntent: order.ref })
    if (gateway === 'mercadopago') shop.gateway.control['mp-approve']({ payment: order.ref })
    if (gateway === 'pix_key') shop.gateway.control['bank-credit']({ code: order.code })
    await shop.idle()
    const stored = () =>
      shop.db
        .selectFrom('webhook_events')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    const before = await stored()
    const last = shop.gateway.ledger.list('delivery').at(-1)
    for (const flaw of [undefined, 'secret', 'old', 'ahead', 'changed']) {
      shop.gateway.control['forge-webhook']({ event: last?.event ?? '', flaw })
      await shop.idle()
      expect(shop.gateway.ledger.list('delivery').at(-1)).toMatchObject({
        forged: true,
        flaw: flaw ?? 'secret',
        outcome: '400',
      })
    }
    expect(await stored()).toEqual(before)
  },
)
