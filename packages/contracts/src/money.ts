import { Type, type Static } from 'typebox'
import { Gateway } from './catalog.ts'
import { AnyLine, Closed, Instant, Money, Nullable, Uuid, Words } from './common.ts'
import { PageOf, RowId } from './paging.ts'
import { Payment } from './payments.ts'

/** The states of a refund; see the refunds module's SPEC.md. */
export const refundStates = ['requested', 'sent', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const ledgerKinds = [
  'capture',
  'reclassification',
  'refund',
  'refund_returned',
  'dispute',
  'dispute_returned',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The shop's own accounts of the ledger; beside them each gateway is one. */
export const ledgerAccounts = ['sales', 'unassigned', 'refunds', 'disputes'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Why money waits for a person. */
export const moneyInboxKinds = [
  'late',
  'duplicate',
  'repeats_confirmation',
  'underpaid',
  'unmatched',
  'mismatched',
  'dispute',
  'refund_failed',
  'missing',
  'unequal',
] as const
export type MoneyInboxKind = (typeof moneyInboxKinds)[number]

/** Why confirmed money is not its payment's (P3.4). */
const amountDiffers = Closed({ code: Type.Literal('amount_differs'), expected: Money, received: Money })
const mismatchCodes = ['other_reference', 'mode_differs'] as const
export const Mismatch = Type.Union([amountDiffers, Closed({ code: Type.Enum(mismatchCodes) })])
export type Mismatch = Static<typeof Mismatch>

/** What is known of an item besides its kind, as a code with parameters. */
export const MoneyDetail = Type.Union([
  amountDiffers,
  Closed({ code: Type.Enum(mismatchCodes) }),
  Closed({ code: Type.Literal('second_payment') }),
  Closed({ code: Type.Literal('not_covered'), confirmed: Money, total: Money }),
  Closed({ code: Type.Literal('order_ended'), status: Type.Enum(['cancelled', 'completed']) }),
  /** The payment's state at its gateway. */
  Closed({ code: Type.Literal('gateway_state'), state: Type.String() }),
  /** The gateway's own code for why its payer wants the money back. */
  Closed({ code: Type.Literal('dispute_reason'), reason: Type.String() }),
  /** What an earlier release wrote. */
  Closed({ code: Type.Literal('text'), text: Type.String() }),
])
export type MoneyDetail = Static<typeof MoneyDetail>

/** Why the shop itself, or a gateway, changed a payment or refund; those that need no parameter. */
export const causeCodes = [
  ...mismatchCodes,
  'late',
  'repeats_confirmation',
  'disputed',
  'refunded',
  'nothing_to_pay',
  'paid_twice',
  'made_at_gateway',
] as const
export const EventCause = Type.Union([amountDiffers, Closed({ code: Type.Enum(causeCodes) })])
export type EventCause = Static<typeof EventCause>

/** Why a refund was made, where no member of staff wrote a reason. */
export const refundCauses = ['paid_twice', 'made_at_gateway'] as const
export type RefundCause = (typeof refundCauses)[number]

/**
 * What can be done about it: refund it, attach it to an order, match it with the payment that staff confirmed, continue a
 * cancelled order, note that it is dealt with.
 */
export const moneyActions = ['refund', 'attach', 'match', 'reinstate', 'resolve'] as const
export type MoneyAction = (typeof moneyActions)[number]

export const Refund = Closed({
  id: Uuid,
  paymentId: Nullable(Uuid),
  state: Type.Enum(refundStates),
  amount: Money,
  /** In the words of staff; `null` where they did not ask for it. */
  reason: Nullable(Type.String()),
  cause: Nullable(Type.Enum(refundCauses)),
  by: Closed({ type: Type.Enum(['staff', 'system', 'gateway']), name: Nullable(Type.String()) }),
  failureCode: Nullable(Type.String()),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
})
export type Refund = Static<typeof Refund>

export const Dispute = Closed({
  id: Uuid,
  paymentId: Nullable(Uuid),
  state: Type.Enum(disputeStates),
  amount: Money,
  reason: Nullable(Type.String()),
  openedAt: Instant,
  closedAt: Nullable(Instant),
})
export type Dispute = Static<typeof Dispute>

/** What became of a gateway's event. A newer server may know more. */
export const gatewayEventOutcomes = ['applied', 'unchanged', 'unmatched', 'ignored', 'dead'] as const
export type GatewayEventOutcome = (typeof gatewayEventOutcomes)[number]

/** An event as the gateway sent it. */
export const GatewayEventRow = Closed({
  id: Type.String(),
  gateway: Gateway,
  eventId: Type.String(),
  type: Type.String(),
  receivedAt: Instant,
  /** One of `gatewayEventOutcomes`; `null` while it waits. */
  outcome: Nullable(Type.String()),
  tries: Type.Integer(),
  error: Nullable(Type.String()),
})
export type GatewayEventRow = Static<typeof GatewayEventRow>

/** `GET /api/admin/orders/{id}/gateway-events`: the events about an order's payments, the newest first. */
export const OrderGatewayEvents = PageOf(GatewayEventRow)
export type OrderGatewayEvents = Static<typeof OrderGatewayEvents>

/** All that happened with the money of one order. */
export const OrderMoney = Closed({
  payments: Type.Array(
    Closed({
      payment: Payment,
      /** The gateway's reference, to look it up there. */
      gatewayRef: Nullable(Type.String()),
      /** When its money was first known to be there. */
      confirmedAt: Nullable(Instant),
      /** The other payment that counts the same money; such a payment counts nothing itself. */
      countedBy: Nullable(Uuid),
      refunded: Money,
      /** How much of it may still be refunded. */
      refundable: Money,
      /** False where staff give the money back by themselves, and only note it here. */
      refundsByGateway: Type.Boolean(),
      /** The newest of the order's; there may be more, by `moreEvents`. */
      events: Type.Array(GatewayEventRow),
    }),
  ),
  refunds: Type.Array(Refund),
  disputes: Type.Array(Dispute),
  ledger: Type.Array(
    Closed({
      id: Type.String(),
      kind: Type.Enum(ledgerKinds),
      amount: Money,
      /** One of `ledgerAccounts` or a gateway, as is `credit`. */
      debit: Type.String(),
      credit: Type.String(),
      at: Instant,
    }),
  ),
  /** Cursor of the events before those above, of all payments; `null` when these are all. */
  moreEvents: Nullable(Type.String()),
})
export type OrderMoney = Static<typeof OrderMoney>

/** `POST /api/admin/orders/{id}/refunds`; needs an idempotency key. */
export const CreateRefundBody = Closed({
  /** The order's version that the refund was decided on: another is refused with 409 `version_conflict`. */
  version: Type.Integer({ minimum: 1 }),
  paymentId: Uuid,
  amount: Money,
  reason: Words(3, 500),
  /** Ends an order in production in the same action; only when all of its money is refunded. */
  cancelOrder: Type.Optional(Type.Boolean()),
})
export type CreateRefundBody = Static<typeof CreateRefundBody>

/** A refund of at most what is left of a payment: a form checks it before the server does. */
export const refundOf = ({ amount, currency }: Money) =>
  Closed({
    ...CreateRefundBody.properties,
    amount: Closed({
      amount: Type.Integer({ minimum: 1, maximum: amount }),
      currency: Type.Literal(currency),
    }),
  })

export const MoneyInboxItem = Closed({
  id: Type.String(),
  kind: Type.Enum(moneyInboxKinds),
  gateway: Gateway,
  gatewayRef: Type.String(),
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  amount: Nullable(Money),
  /** The amount less what of this money went back already. */
  left: Nullable(Money),
  detail: Nullable(MoneyDetail),
  createdAt: Instant,
  actions: Type.Array(Type.Enum(moneyActions)),
})
export type MoneyInboxItem = Static<typeof MoneyInboxItem>

/** `GET /api/admin/money`: the first page of both lists, or what follows a row of one of them. */
export const MoneyInboxQuery = Closed({
  cursor: Type.Optional(RowId),
  deadCursor: Type.Optional(RowId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type MoneyInboxQuery = Static<typeof MoneyInboxQuery>

/** What needs a human; the oldest first. */
export const MoneyInbox = Closed({
  items: Type.Array(MoneyInboxItem),
  /** Give it as `cursor` for the next page; `null` on the last. So is `nextDeadCursor` with `deadCursor`. */
  nextCursor: Nullable(Type.String()),
  /** Events that could not be processed and wait to be replayed. */
  dead: Type.Array(GatewayEventRow),
  nextDeadCursor: Nullable(Type.String()),
  /** Of all pages. */
  openItems: Type.Integer(),
  deadEvents: Type.Integer(),
})
export type MoneyInbox = Static<typeof MoneyInbox>

export const MoneyRowParams = Closed({ id: RowId })

/** `POST /api/admin/money/{id}/actions`. */
export const MoneyActionBody = Closed({
  action: Type.Enum(moneyActions),
  reason: Words(3, 500),
  /** The order's number, for `attach`. */
  orderNumber: Type.Optional(AnyLine(3, 40)),
})
export type MoneyActionBody = Static<typeof MoneyActionBody>

/** What the gateway sent, without secrets and payer's data. */
export const GatewayEventBody = Closed({ event: GatewayEventRow, body: Nullable(Type.String()) })
export type GatewayEventBody = Static<typeof GatewayEventBody>
