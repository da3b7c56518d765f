import type { CommissionBalance, CommissionLine, Payout } from '@recadinho/contracts/commissions'
import type { PayoutRow } from './payout-queries.ts'
import type { LineRow, listBalances } from './queries.ts'

const dayMs = 24 * 3_600_000

export const lineView = (row: LineRow, days: number): CommissionLine => ({
  id: row.id,
  affiliate: { code: row.affiliate_code, name: row.name },
  order: { id: row.order_id, number: row.number },
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  approvesAt:
    row.state === 'pending' && row.blocked_by === null && row.confirmed_at !== null
      ? new Date(row.confirmed_at.getTime() + days * dayMs).toISOString()
      : null,
  blockedBy: row.state === 'pending' ? row.blocked_by : null,
  payout: row.payout_id,
})

type BalanceRow = Awaited<ReturnType<typeof listBalances>>[number]

/** A JavaScript number is exact up to 90 trillion units of money. */
export const balanceView = ({ code, name, currency, ...sums }: BalanceRow): CommissionBalance => ({
  affiliate: { code, name },
  currency,
  pending: Number(sums.pending),
  approved: Number(sums.approved),
  paid: Number(sums.paid),
})

export const payoutView = ({ id, created_at: at, by, currency, amount, affiliates }: PayoutRow): Payout => ({
  id,
  at: at.toISOString(),
  by,
  currency,
  amount: Number(amount),
  affiliates,
})
