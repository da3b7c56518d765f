import { Type, type Static } from 'typebox'
import { marketing, provenOwner } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, CurrencyCode, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { commissionStates } from './filters.ts'
import { PageOf, RowId, RowPageQuery } from './paging.ts'

/** Why an order's commission changed: the order was paid, its money went back, or came again. */
export const commissionKinds = ['earned', 'reversed', 'restored'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/** Minor units; negative if it is taken back. */
const Amount = Type.Integer()
const Affiliate = Closed({ code: AffiliateCode, name: Type.String() })

/** A line of an affiliate's account. */
export const CommissionLine = Closed({
  id: RowId,
  affiliate: Affiliate,
  order: Closed({ id: Uuid, number: Type.String() }),
  kind: Type.Enum(commissionKinds),
  amount: Amount,
  currency: CurrencyCode,
  state: Type.Enum(commissionStates),
  createdAt: Instant,
  /** When it is approved automatically; `null` if it is approved or blocked. */
  approvesAt: Nullable(Instant),
  /** What blocks the approval of a pending commission. */
  blockedBy: Nullable(Type.Enum(['dispute', 'refund'] as const)),
  /** The payout that contains it. */
  payout: Nullable(RowId),
})
export type CommissionLine = Static<typeof CommissionLine>

export const CommissionQuery = Closed({
  ...RowPageQuery.properties,
  affiliate: Type.Optional(AffiliateCode),
  state: Type.Optional(Type.Enum(commissionStates)),
  currency: Type.Optional(CurrencyCode),
  payout: Type.Optional(RowId),
})
export type CommissionQuery = Static<typeof CommissionQuery>

/** Newest first. */
export const CommissionList = PageOf(CommissionLine)
export type CommissionList = Static<typeof CommissionList>

/** An affiliate's commission in one currency, by state. */
export const CommissionBalance = Closed({
  affiliate: Affiliate,
  currency: CurrencyCode,
  pending: Amount,
  /** What a payout would pay now; a balance of zero or below is carried over. */
  approved: Amount,
  paid: Amount,
})
export type CommissionBalance = Static<typeof CommissionBalance>

export const CommissionBalances = Closed({ items: Type.Array(CommissionBalance) })
export type CommissionBalances = Static<typeof CommissionBalances>

export const CommissionBalanceQuery = Closed({ affiliate: Type.Optional(AffiliateCode) })

export const ApproveCommissionParams = Closed({ id: Uuid })

export const Payout = Closed({
  id: RowId,
  at: Instant,
  /** The member of staff who recorded it. */
  by: Type.String(),
  currency: CurrencyCode,
  amount: Amount,
  /** How many affiliates were paid. */
  affiliates: Type.Integer(),
})
export type Payout = Static<typeof Payout>

export const PayoutList = PageOf(Payout)
export type PayoutList = Static<typeof PayoutList>

export const CreatePayoutBody = Closed({
  currency: CurrencyCode,
  /** The amounts on the screen: each affiliate's approved balance. */
  amounts: Type.Array(
    Closed({ code: AffiliateCode, amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    { minItems: 1, maxItems: 500 },
  ),
})
export type CreatePayoutBody = Static<typeof CreatePayoutBody>

export const PayoutParams = Closed({ id: RowId })

/** A whole CSV file with each affiliate's amount. */
export const PayoutCsv = Closed({ csv: Type.String() })

/** Affiliates' commission and payouts; part of `endpoints`. */
export const commissionEndpoints = {
  listCommissions: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/commissions',
    summary: 'The lines of affiliates’ accounts, newest first',
    query: CommissionQuery,
    status: 200,
    response: CommissionList,
  },
  listCommissionBalances: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/commission-balances',
    summary: 'Each affiliate’s pending, approved and paid commission, in each currency',
    query: CommissionBalanceQuery,
    status: 200,
    response: CommissionBalances,
  },
  approveCommission: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/orders/{id}/commission/approve',
    summary: 'Approve an order’s commission early; succeeds without effect if it is approved',
    params: ApproveCommissionParams,
    status: 204,
    response: Type.Null(),
  },
  listPayouts: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliate-payouts',
    summary: 'Payouts to affiliates, newest first',
    query: RowPageQuery,
    status: 200,
    response: PayoutList,
  },
  createPayout: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/affiliate-payouts',
    summary: 'Record that affiliates were paid their approved commission; refused if an amount has changed',
    idempotent: true,
    body: CreatePayoutBody,
    status: 201,
    response: Payout,
  },
  getPayoutCsv: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliate-payouts/{id}/csv',
    summary: 'A payout as a CSV file',
    params: PayoutParams,
    status: 200,
    response: PayoutCsv,
  },
} as const satisfies Record<string, Endpoint>
