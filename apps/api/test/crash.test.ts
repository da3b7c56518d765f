import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import {
  buyerAtTheForm,
  createBuyer,
  expectRecordsAgree,
  expectPaidOnce,
  type Buyer,
} from './support/killable-order.ts'
import { createKillableShop, holdTimes, type KillableShop } from './support/killable-shop.ts'

// Processes start and die here, on a machine that does other work too.
vi.setConfig({ testTimeout: 180_000 })

let shop: KillableShop
beforeAll(async () => {
  shop = await createKillableShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const create = 'POST /v1/payment_intents'
const intentsOf = (orderId: string) =>
  shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === orderId)
const rows = async (sql: string, ...values: unknown[]) => (await shop.pool.query(sql, values)).rows

/** Continues after the restart: the buyer repeats the requests with the same keys, pays, and everything exists once. */
async function expectFinished(buyer: Buyer): Promise<void> {
  await buyer.placeOrder()
  await eventually(async () =>
    expect(await buyer.openPayment()).toMatchObject({ next: { kind: 'card_form' } }),
  )
  await buyer.pay()
  await expectPaidOnce(shop, buyer)
  expect(intentsOf(buyer.id()).filter(({ status }) => status !== 'canceled')).toHaveLength(1)
  await expectRecordsAgree(shop)
}

test('checkout: killed while the order is written: repeated, it is there once', async () => {
  const buyer = createBuyer(shop)
  const hold = await shop.hold('lock table orders in share row exclusive mode')
  const placing = buyer.placeOrder()
  await hold.reached()
  await shop.kill()
  await hold.release()
  expect(await placing).toBeUndefined()
  await shop.restart()
  await expectFinished(buyer)
})

test('checkout: killed after the order was written, unheard: repeated, it is the same order', async () => {
  const buyer = createBuyer(shop)
  const before = await rows('select id from orders')
  const placing = buyer.placeOrder()
  await eventually(async () => expect(await rows('select id from orders')).toHaveLength(before.length + 1))
  await shop.restart([placing])
  await expectFinished(buyer)
  expect(await rows('select id from orders')).toHaveLength(before.length + 1)
})

const adopted = (buyer: Buyer) =>
  eventually(async () =>
    expect(
      await rows('select 1 from payments where order_id = $1 and gateway_ref is not null', buyer.id()),
    ).toHaveLength(1),
  )

test.each([
  ['by the buyer’s repetition', undefined],
  ['by the reconciler alone', adopted],
])(
  '§6.5, checkout: killed with the attempt written and the gateway not yet at work: found %s, one payment there',
  async (_, found) => {
    const buyer = createBuyer(shop)
    await buyer.placeOrder()
    shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: create })
    const opening = buyer.openPayment()
    await shop.heldAtGateway()
    await shop.restart([opening])
    await found?.(buyer)
    await expectFinished(buyer)
  },
)

test('§6.5, checkout: killed between the gateway’s answer and our keeping it: one payment there', async () => {
  const buyer = createBuyer(shop)
  await buyer.placeOrder()
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: create })
  const opening = buyer.openPayment()
  await shop.heldAtGateway()
  const hold = await shop.hold('select 1 from payments where order_id = $1 for update', [buyer.id()])
  shop.gateway.control['clear-faults']()
  await hold.reached()
  expect(intentsOf(buyer.id())).toHaveLength(1)
  await shop.kill()
  await hold.release()
  await shop.restart([opening])
  await expectFinished(buyer)
})

test('checkout: killed after the reference was kept, unheard: the same form again', async () => {
  const buyer = createBuyer(shop)
  await buyer.placeOrder()
  const opening = buyer.openPayment()
  await adopted(buyer)
  await shop.restart([opening])
  await expectFinished(buyer)
})

test('checkout: killed while a code is voided for a card form: one way is open in the end, and pays once', async () => {
  const buyer = createBuyer(shop)
  await buyer.placeOrder()
  await buyer.openPayment('pix')
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: '/cancel' })
  const switching = buyer.openPayment('card')
  await shop.heldAtGateway()
  await shop.restart([switching])
  await expectFinished(buyer)
})

test('§6.12, webhook: killed before the payment, and it never comes: the order is paid by asking', async () => {
  const buyer = await buyerAtTheForm(shop)
  await shop.kill()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await buyer.pay()
  await shop.gateway.control.idle()
  await shop.restart()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('webhook: killed before it comes; it comes again after the restart', async () => {
  const buyer = await buyerAtTheForm(shop)
  await shop.kill()
  await buyer.pay()
  await shop.start()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('webhook: killed while it is stored: nothing was promised, so it comes again', async () => {
  const buyer = await buyerAtTheForm(shop)
  const hold = await shop.hold('lock table webhook_events in share row exclusive mode')
  await buyer.pay()
  await hold.reached()
  await shop.kill()
  await hold.release()
  await shop.start()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('§6.17, webhook: killed after it was stored, before the gateway answered: the row is taken after the restart', async () => {
  const buyer = await buyerAtTheForm(shop)
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'GET /v1/payment_intents/' })
  await buyer.pay()
  await shop.heldAtGateway()
  const itsOwn = intentsOf(buyer.id()).map(({ id }) => id)
  const waiting = 'select 1 from webhook_events where processed_at is null and gateway_ref = any($1)'
  await eventually(async () => expect(await rows(waiting, itsOwn)).toHaveLength(1))
  await shop.kill()
  await shop.pool.query('update payments set next_poll_at = null where order_id = $1', [buyer.id()])
  await shop.restart()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('§6.17, webhook: killed while the decision is written: all of it or nothing, and then all', async () => {
  const buyer = await buyerAtTheForm(shop)
  const hold = await shop.hold('select 1 from orders where id = $1 for update', [buyer.id()])
  await buyer.pay()
  await hold.reached()
  await shop.kill()
  await hold.release()
  expect(await rows(`select 1 from ledger where order_id = $1`, buyer.id())).toEqual([])
  await shop.restart()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('webhook: killed while the receipt is on its way to the mail server: one receipt', async () => {
  const buyer = await buyerAtTheForm(shop)
  shop.mail.hold('recipient')
  await buyer.pay()
  await eventually(() => expect(shop.mail.held()).toBe(1))
  await shop.kill()
  shop.mail.release()
  await shop.restart()
  await expectPaidOnce(shop, buyer)
  await expectRecordsAgree(shop)
})

test('webhook: killed before the mail server said that it took the receipt: it is shown, and not sent again', async () => {
  const buyer = await buyerAtTheForm(shop)
  shop.mail.hold('end')
  await buyer.pay()
  await eventually(() => expect(shop.mail.held()).toBe(1))
  await shop.kill()
  shop.mail.release()
  await shop.restart()
  await eventually(async () => {
    const { rows } = await shop.pool.query(
      `select dead_reason from outbox_events where order_id = $1 and kind = 'receipt'`,
      [buyer.id()],
    )
    expect(rows).toEqual([{ dead_reason: 'outcome_unknown' }])
  })
  expect(shop.mail.list().filter(({ subject }) => subject.includes(buyer.number()))).toHaveLength(1)
})
