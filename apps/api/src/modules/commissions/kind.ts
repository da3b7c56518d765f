import type { CommissionKind } from '@recadinho/contracts/commissions'
import { money, percentOf } from '@recadinho/i18n/money'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { defineKind, NoPayload } from '../outbox/kind.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { findEarningOrder, insertLine, lockAccount, sumOfOrder } from './queries.ts'
import { confirmedSum, type AttemptFacts } from '../payments/machine.ts'

/** L2: adds a line, so that the order's lines add up to what it earns. */
export const commission = defineKind({
  name: 'commission',
  label: { en: 'Commission of an affiliate', pt: 'Comissão de um afiliado' },
  payload: NoPayload,
  follows: {
    when: ({ payment_status: status }) => status !== undefined,
    where: 'affiliate_code is not null and confirmed_at is not null',
  },
  retry: { attempts: 12, firstDelayMs: 1_000, longestDelayMs: 3_600_000 },
  concurrency: 4,
  supersedes: true,
  handle: ({ db, clock }: Context, { orderId }) =>
    transact(db, async (tx) => {
      const order = orderId === null ? undefined : await findEarningOrder(tx, orderId)
      if (order === undefined) return 'obsolete'
      await lockAccount(tx, order.affiliate_code)
      // Read under the lock, so that every earlier line is committed.
      const found = await findOrderWithPayments(tx, { orderId: order.id })
      const booked = await sumOfOrder(tx, order.id)
      const amount = commissionOf(order, found?.payments ?? []) - booked.sum
      if (amount === 0) return 'done'
      const now = clock.now()
      await insertLine(tx, {
        order_id: order.id,
        affiliate_code: order.affiliate_code,
        kind: kindOf(amount, booked.lines === 0),
        amount,
        currency: order.currency,
        created_at: now,
        // M1: a line of an approved commission is approved at once.
        approved_at: booked.lines > 0 && booked.pending === 0 ? now : null,
      })
      return 'done'
    }),
})

/** What an order earns its affiliate now (L1), in minor units. */
export function commissionOf(
  order: { total: number; currency: string; confirmed_at: Date | null; commission: number },
  payments: readonly AttemptFacts[],
): number {
  if (order.confirmed_at === null) return 0
  const held = Math.max(0, Math.min(order.total, confirmedSum(payments)))
  return percentOf(money(held, order.currency), order.commission).amount
}

/** L3. */
export function kindOf(difference: number, isFirst: boolean): CommissionKind {
  if (difference < 0) return 'reversed'
  return isFirst ? 'earned' : 'restored'
}
