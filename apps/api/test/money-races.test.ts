import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as refundQueries from '../src/modules/refunds/queries.ts'
import { eventually } from './support/eventually.ts'
import { openMoneyDesk, type MoneyDesk } from './support/money-desk.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

// Other files of this worker have loaded the module that is mocked.
vi.hoisted(() => void vi.resetModules())
/** Runs once, right after the refunds of a payment were read. */
let afterLook: (() => Promise<void>) | undefined
vi.mock(import('../src/modules/refunds/queries.ts'), async (importOriginal) => {
  const queries: typeof refundQueries = await importOriginal()
  return {
    ...queries,
    async listRefundsOfMoney(...of) {
      const refunds = await queries.listRefundsOfMoney(...of)
      const happens = afterLook
      afterLook = undefined
      await happens?.()
      return refunds
    },
  }
})

let shop: Shop
let desk: MoneyDesk
beforeAll(async () => {
  shop = await createShop()
  desk = await openMoneyDesk(shop)
})
afterAll(() => shop.close())

test('P6.5: an order whose money is refunded the moment before does not go on', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret, payment } = await openPayment(browser, order.id, 'card')
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  const item = await desk.itemOf(await latestRef(shop, order.id))
  let refund: ReturnType<typeof requestRefund> | undefined
  afterLook = async () => {
    refund = requestRefund(shop, desk.staff, { id: order.id, paymentId: payment.id }, 4990)
    // Its row is written; the gateway call waits for the lock on the money.
    await eventually(async () => {
      const rows = shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id)
      expect(await rows.execute()).toHaveLength(1)
    })
  }
  const answer = await desk.act(item?.id, { action: 'reinstate' })
  // Rejected, or a no-op if the gateway was so fast that the refund has closed the item.
  expect([200, 409]).toContain(answer.statusCode)
  expect((await refund)?.statusCode).toBe(201)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
})
