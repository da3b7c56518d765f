import { Type, type Static } from 'typebox'
import { marketing, provenOwner } from './access.ts'
import { AffiliateCode } from './affiliates.ts'
import { Closed, CurrencyCode, Instant, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { commissionStates } from './filters.ts'
import { PageOf, RowId, RowPageQuery } from './paging.ts'

/** Why an order's commission is not what it was: its money came, some of it went back, or came again. */
export const commissionKinds = ['earned', 'reversed', 'restored'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/** Minor units; below zero where it is taken back. */
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
  /** When it is approved by itself; `null` where it is, or where something keeps it from that. */
  approvesAt: Nullable(Instant),
  /** Why it cannot be approved now, though it waits. */
  blockedBy: Nullable(Type.Enum(['dispute', 'refund'] as const)),
  /** The payout that it was paid with. */
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

/** The newest first. */
export const CommissionList = PageOf(CommissionLine)
export type CommissionList = Static<typeof CommissionList>

/** What an affiliate has earned in one currency, by how far it is. */
export const CommissionBalance = Closed({
  affiliate: Affiliate,
  currency: CurrencyCode,
  pending: Amount,
  /** What a payout pays now; at zero or below nothing is, and it is carried to the next one. */
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
  /** Who of the staff noted it. */
  by: Type.String(),
  currency: CurrencyCode,
  amount: Amount,
  /** How many were paid. */
  affiliates: Type.Integer(),
})
export type Payout = Static<typeof Payout>

export const PayoutList = PageOf(Payout)
export type PayoutList = Static<typeof PayoutList>

export const CreatePayoutBody = Closed({
  currency: CurrencyCode,
  /** Who is paid how much, as the reader saw it: all that is approved for each. */
  amounts: Type.Array(
    Closed({ code: AffiliateCode, amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    { minItems: 1, maxItems: 500 },
  ),
})
export type CreatePayoutBody = Static<typeof CreatePayoutBody>

export const PayoutParams = Closed({ id: RowId })

/** A whole CSV file: who is paid how much. */
export const PayoutCsv = Closed({ csv: Type.String() })

/** What affiliates earned and were paid; part of `endpoints`. */
export const commissionEndpoints = {
  listCommissions: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/commissions',
    summary: 'The lines of affiliates’ accounts, the newest first',
    query: CommissionQuery,
    status: 200,
    response: CommissionList,
  },
  listCommissionBalances: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/commission-balances',
    summary: 'What each affiliate has pending, approved and paid, in each currency',
    query: CommissionBalanceQuery,
    status: 200,
    response: CommissionBalances,
  },
  approveCommission: {
    ...marketing,
    method: 'POST',
    path: '/api/admin/orders/{id}/commission/approve',
    summary:
      'Approve an order’s commission before its time; one that is approved is a success without effect',
    params: ApproveCommissionParams,
    status: 204,
    response: Type.Null(),
  },
  listPayouts: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/affiliate-payouts',
    summary: 'What was paid to affiliates, the newest first',
    query: RowPageQuery,
    status: 200,
    response: PayoutList,
  },
  createPayout: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/affiliate-payouts',
    summary: 'Note that affiliates were paid what was approved; refused where it is another amount by now',
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
