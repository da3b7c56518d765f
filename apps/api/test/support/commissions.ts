import { expect } from 'vitest'
import { approveDue } from '../../src/modules/commissions/approve.ts'
import type { TestApp } from './app.ts'

/** Processes the outbox, so that commissions match the orders. */
export const book = ({ workers }: Pick<TestApp, 'workers'>) => workers.outbox.runOnce()

/** The commission lines of an order, oldest first, as kind, amount and state. */
export async function linesOf({ db }: Pick<TestApp, 'db'>, orderId: string) {
  const rows = await db
    .selectFrom('commission_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => [
    row.kind,
    row.amount,
    row.payout_id ? 'paid' : row.approved_at ? 'approved' : 'pending',
  ])
}

/** Checks that each payout equals the sum of its lines. */
export async function payoutsAddUp({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const payouts = await db.selectFrom('affiliate_payouts').select(['id', 'amount', 'currency']).execute()
  const lines = await db.selectFrom('commission_lines').select(['payout_id', 'amount', 'currency']).execute()
  for (const payout of payouts) {
    const paid = lines.filter(({ payout_id: id }) => id === payout.id)
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(payout.amount))
    expect(new Set(paid.map(({ currency }) => currency))).toEqual(new Set([payout.currency]))
  }
}

/** Runs the hourly job as if that many days had passed, without expiring staff sessions. */
export function approveAfter({ ctx }: Pick<TestApp, 'ctx'>, days: number): Promise<void> {
  const then = new Date(ctx.clock.now().getTime() + days * 24 * 3_600_000)
  return approveDue({ ...ctx, clock: { now: () => then } })
}
