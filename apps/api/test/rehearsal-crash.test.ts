import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import {
  buyerAtTheForm,
  createBuyer,
  expectRecordsAgree,
  expectPaidOnce,
  paidBuyer,
  type Buyer,
} from './support/killable-order.ts'
import { createSupervisedShop, type SupervisedShop } from './support/supervised-shop.ts'

// The kills of the rehearsal page, as `npm start` offers them: the API restarts automatically and has lost nothing.

// Processes start and die here, on a machine that does other work too.
vi.setConfig({ testTimeout: 180_000 })

let shop: SupervisedShop
beforeAll(async () => {
  shop = await createSupervisedShop()
})
afterAll(() => shop.close())
afterEach(() => shop.gateway.control['clear-faults']())

const intentsOf = (orderId: string) =>
  shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === orderId)

/** Continues like a buyer whose page got no answer: the same requests again, then the payment. */
async function finish(buyer: Buyer): Promise<void> {
  await eventually(async () =>
    expect(await buyer.openPayment()).toMatchObject({ next: { kind: 'card_form' } }),
  )
  await buyer.pay()
  await expectPaidOnce(shop, buyer)
  expect(intentsOf(buyer.id())).toHaveLength(1)
  await expectRecordsAgree(shop)
}

test('killed by hand while a buyer pays: it comes back by itself, says so, and the order is paid', async () => {
  const buyer = await buyerAtTheForm(shop)
  const ends = shop.ends()
  await shop.play('kill-api')
  await buyer.pay()
  await shop.back(ends + 1)
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
  expect(shop.said.at(-2)).toContain('The API stopped (SIGKILL). Restarting it.')
  expect(shop.said.at(-1)).toBe('The API is running again.')
})

test.each([
  ['kill-before-commit', 0],
  ['kill-after-commit', 1],
])('§6.5, checkout: %s on opening: one payment is there, and pays once', async (kind, made) => {
  const buyer = createBuyer(shop)
  await buyer.placeOrder()
  const ends = shop.ends()
  await shop.play('fault', { kind, match: 'POST /v1/payment_intents' })
  expect(await buyer.openPayment()).toBeUndefined()
  expect(intentsOf(buyer.id())).toHaveLength(made)
  await shop.back(ends + 1)
  await finish(buyer)
})

test('§6.17, webhook: killed after it was stored, as it asks the gateway: the order is paid once', async () => {
  const buyer = await buyerAtTheForm(shop)
  const ends = shop.ends()
  await shop.play('fault', { kind: 'kill-before-commit', match: 'GET /v1/payment_intents/' })
  await buyer.pay()
  await shop.back(ends + 1)
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test.each(['kill-before-commit', 'kill-after-commit'])(
  '§6.31, refund: %s on the refund: it is refunded once',
  async (kind) => {
    const buyer = await paidBuyer(shop)
    const cookie = await shop.ownerCookie()
    const { rows } = await shop.pool.query(
      'select payments.id, version from payments join orders on orders.id = order_id where order_id = $1',
      [buyer.id()],
    )
    const body = {
      version: rows[0].version,
      paymentId: rows[0].id,
      amount: { amount: 700, currency: 'BRL' },
      reason: 'Asked for',
    }
    const ends = shop.ends()
    await shop.play('fault', { kind, match: 'POST /v1/refunds' })
    const path = `/api/admin/orders/${buyer.id()}/refunds`
    await shop.send('POST', path, { body, key: randomUUID(), cookie }).catch(() => undefined)
    await shop.back(ends + 1)
    await eventually(async () =>
      expect(await buyer.read()).toMatchObject({ paymentStatus: 'partially_refunded' }),
    )
    const given = shop.gateway.ledger
      .list('refund')
      .filter(({ payment_intent: ref }) => ref === intentsOf(buyer.id())[0]?.id)
    expect(given.map(({ amount }) => amount)).toEqual([700])
    await expectRecordsAgree(shop)
  },
)
