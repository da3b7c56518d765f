import { expect } from 'vitest'
import type { Db } from '../../src/db/client.ts'
import { balances } from '../../src/modules/ledger/queries.ts'
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

/**
 * Staff request a refund of one payment of the order, at its current version. Returns once the gateway was called and its
 * events have arrived: a poller can take the refund before the request sends it.
 */
export async function requestRefund(
  shop: Pick<Shop, 'db' | 'idle'>,
  staff: Browser,
  { id, paymentId }: Pick<PaidOrder, 'id' | 'paymentId'>,
  amount: number,
  { key, ...change }: { key?: string; version?: number; cancelOrder?: boolean } = {},
): ReturnType<Browser['post']> {
  const answer = await staff.post(
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
  await shop.idle()
  return answer
}

/** Expects the ledger to have Stripe's balance of the shop's payments, by its own records. */
export async function expectStripesBalance(shop: Shop) {
  await shop.idle()
  const { ledger } = shop.gateway
  const captured = ledger.list('charge').reduce((sum, each) => sum + each.amount_captured, 0)
  const refunded = ledger
    .list('refund')
    .reduce((sum, each) => sum + (each.status === 'succeeded' ? each.amount : 0), 0)
  const disputed = ledger
    .list('dispute')
    .reduce((sum, each) => sum + (each.status === 'won' ? 0 : each.amount), 0)
  const ours = (await balances(shop.db)).filter(({ gateway }) => gateway === 'stripe')
  expect(ours.reduce((sum, { amount }) => sum + amount, 0)).toBe(captured - refunded - disputed)
}

export const listRefunds = (db: Db, orderId: string) =>
  db
    .selectFrom('refunds')
    .select(['state', 'amount', 'actor_type'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export async function statusOf({ read }: Pick<PaidOrder, 'read'>) {
  const { status, paymentStatus } = await read()
  return { status, paymentStatus }
}
