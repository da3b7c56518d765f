import { randomUUID } from 'node:crypto'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { confirmByHand } from '../src/modules/admin-orders/confirm.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const link = 'https://pay.example.com/recadinho-49'
const byLink = { gateway: 'links' }
const options = async (query: string) =>
  (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>().paymentOptions

test('seeded empty: no link is offered, and asking for one is refused', async () => {
  expect((await options('locale=pt')).filter(({ flow }) => flow === 'link')).toEqual([])
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const refused = await requestPayment(browser, order.id, 'pix', undefined, byLink)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_unavailable'])
})

test('a link that staff set is offered for its package and amount, in its currency only', async () => {
  await shop.db
    .insertInto('package_payment_links')
    .values({ package_id: 'one-character', method: 'pix', currency: 'BRL', amount: 4990, url: link })
    .execute()
  await eventually(async () => {
    expect((await options('locale=pt')).filter(({ flow }) => flow === 'link')).toEqual([
      {
        gateway: 'links',
        method: 'pix',
        flow: 'link',
        expiresAfterSeconds: 259_200,
        installments: 1,
        sandbox: false,
        prices: [{ packageId: 'one-character', amount: { amount: 4990, currency: 'BRL' } }],
      },
    ])
  })
  expect((await options('locale=en')).filter(({ flow }) => flow === 'link')).toEqual([])
})

test('P2.5: a link is not offered for an order whose total is not the link’s amount', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'WELCOME20' })
  const refused = await requestPayment(browser, order.id, 'pix', undefined, byLink)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_unavailable'])
})

test('the order waits for staff with the link and its number as reference; they confirm by hand (P3.8)', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const key = randomUUID()
  const answer = await requestPayment(browser, order.id, 'pix', key, byLink)
  expect(answer.statusCode).toBe(201)
  const { payment, next } = answer.json<CreatedPayment>()
  expect(next).toEqual({ kind: 'link', url: link, reference: order.number })
  expect(payment).toMatchObject({
    gateway: 'links',
    flow: 'link',
    state: 'processing',
    outcome: 'processing',
  })
  const again = await requestPayment(browser, order.id, 'pix', key, byLink)
  expect(again.json<CreatedPayment>()).toMatchObject({ payment: { id: payment.id }, next })

  // Polling finds nothing: only people see that money.
  shop.clock.advance(11_000)
  await pollOnce(shop.ctx)
  const waiting = await readOrder(browser, order.id)
  expect(waiting).toMatchObject({ status: 'pending', paymentStatus: 'processing' })
  expect(waiting.payment).toMatchObject({ payUrl: link })

  const { version } = await shop.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  await confirmByHand(shop.ctx, {
    orderId: order.id,
    version,
    reason: `Money with reference ${order.number}`,
    amount: { amount: 4990, currency: 'BRL' },
    key: randomUUID(),
    requestHash: Buffer.alloc(32),
    requestId: randomUUID(),
    staff: { id: randomUUID(), name: 'Bia' },
  })
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(paid.payment).toMatchObject({ gateway: 'manual', method: 'pix', flow: null, payUrl: null })
})

test('P2.3: going from the link to a card voids the waiting, and a link does not open beside a card form', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await requestPayment(browser, order.id, 'pix', undefined, byLink)
  expect((await requestPayment(browser, order.id, 'card')).json<CreatedPayment>().next?.kind).toBe(
    'card_form',
  )
  expect((await requestPayment(browser, order.id, 'pix', undefined, byLink)).statusCode).toBe(201)
  const { rows } = await shop.ctx.pool.query(
    `select gateway, state from payments where order_id = $1 order by id`,
    [order.id],
  )
  expect(rows).toEqual([
    { gateway: 'links', state: 'cancelled' },
    { gateway: 'stripe', state: 'cancelled' },
    { gateway: 'links', state: 'processing' },
  ])
})

test('a discounted order cannot use a link of the full price', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'WELCOME20' })
  const refused = await requestPayment(browser, order.id, 'pix', undefined, byLink)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_unavailable'])
})

test('a link whose amount was changed meanwhile is not shown for the old one', async () => {
  const request = {
    orderId: randomUUID(),
    attemptId: randomUUID(),
    orderNumber: 'RCD-1',
    packageId: 'one-character',
    packageTitle: { pt: '', en: '' },
    locale: 'pt',
    method: 'pix',
    flow: 'link',
    currency: 'BRL',
    payer: { name: 'Ana', email: 'ana@example.com' },
    begunAt: shop.clock.now(),
  } as const
  const open = (amount: number) => shop.ctx.gateways.get('links')?.createPayment({ ...request, amount })
  expect(await open(4990)).toMatchObject({ payUrl: link, amount: 4990 })
  await expect(open(4989)).rejects.toMatchObject({ kind: 'refused', code: 'no_link' })
})

test('after three days without money the waiting ends, and then the order lapses', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await requestPayment(browser, order.id, 'pix', undefined, byLink)
  shop.clock.advance(3 * 24 * 3_600_000 + 60_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, order.id)).payment).toMatchObject({ state: 'expired', payUrl: null })
  shop.clock.advance(3_600_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, order.id)).status).toBe('expired')
})

test('a gateway that staff switched off is offered nowhere', async () => {
  await shop.ctx.pool.query(`update settings set gateways_off = '{stripe}'`)
  await eventually(async () =>
    expect((await options('locale=pt')).map(({ gateway }) => gateway)).toEqual(['links']),
  )
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const refused = await requestPayment(browser, order.id, 'card')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_unavailable'])
  await shop.ctx.pool.query(`update settings set gateways_off = '{}'`)
})

test('there is no webhook for the links', async () => {
  const answer = await shop.browser().post('/api/webhooks/links', { id: 'evt_1' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid'])
})
