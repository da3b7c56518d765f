import type { Browser } from './app.ts'
import { readOrder, withKey } from './order.ts'
import { latestRef, paidOrder, type Shop } from './shop.ts'
import { orderVersion } from './staff.ts'

/** An order that was paid by card, and its one payment. */
export async function paidByCard(shop: Shop) {
  const browser = shop.browser()
  const { id, amounts, payment } = await paidOrder(shop, browser)
  return {
    id,
    paymentId: payment?.id ?? '',
    total: amounts.total.amount,
    ref: await latestRef(shop, id),
    read: () => readOrder(browser, id),
  }
}
export type PaidOrder = Awaited<ReturnType<typeof paidByCard>>

/** Staff request a refund of one payment of the order, at its current version. */
export const requestRefund = async (
  shop: Pick<Shop, 'db'>,
  staff: Browser,
  { id, paymentId }: Pick<PaidOrder, 'id' | 'paymentId'>,
  amount: number,
  { key, ...change }: { key?: string; version?: number; cancelOrder?: boolean } = {},
): ReturnType<Browser['post']> =>
  staff.post(
    `/api/admin/orders/${id}/refunds`,
    {
      version: await orderVersion(shop, id),
      paymentId,
      amount: { amount, currency: 'BRL' },
      reason: 'Asked for',
      ...change,
    },
    withKey(key),
  )
