import { Type, type Static } from 'typebox'
import { Gateway } from './catalog.ts'
import { AnyLine, Closed, Instant, Money, Nullable, SeenNumber, Uuid, Words } from './common.ts'
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

/** The shop's own ledger accounts; each gateway is an account too. */
export const ledgerAccounts = ['sales', 'unassigned', 'refunds', 'disputes'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Why money needs a person's attention. */
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

/** Why confirmed money does not match its payment (P3.4). */
const amountDiffers = Closed({ code: Type.Literal('amount_differs'), expected: Money, received: Money })
const mismatchCodes = ['other_reference', 'mode_differs'] as const
export const Mismatch = Type.Union([amountDiffers, Closed({ code: Type.Enum(mismatchCodes) })])
export type Mismatch = Static<typeof Mismatch>

/** Further detail of an item, as a code with parameters. */
export const MoneyDetail = Type.Union([
  amountDiffers,
  Closed({ code: Type.Enum(mismatchCodes) }),
  Closed({ code: Type.Literal('second_payment') }),
  Closed({ code: Type.Literal('not_covered'), confirmed: Money, total: Money }),
  Closed({ code: Type.Literal('order_ended'), status: Type.Enum(['cancelled', 'completed']) }),
  /** The payment's state at its gateway. */
  Closed({ code: Type.Literal('gateway_state'), state: Type.String() }),
  /** The gateway's own code for the reason of the dispute. */
  Closed({ code: Type.Literal('dispute_reason'), reason: Type.String() }),
  /** Text written by an earlier release. */
  Closed({ code: Type.Literal('text'), text: Type.String() }),
])
export type MoneyDetail = Static<typeof MoneyDetail>

/** Why the shop or a gateway changed a payment or refund; the codes without parameters. */
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

/** Why a refund was made if no staff member gave a reason. */
export const refundCauses = ['paid_twice', 'made_at_gateway'] as const
export type RefundCause = (typeof refundCauses)[number]

/**
 * Possible actions on an item: refund it, attach it to an order, match it with a payment confirmed by staff, reinstate
 * a cancelled order, or mark it as resolved.
 */
export const moneyActions = ['refund', 'attach', 'match', 'reinstate', 'resolve'] as const
export type MoneyAction = (typeof moneyActions)[number]

export const Refund = Closed({
  id: Uuid,
  paymentId: Nullable(Uuid),
  state: Type.Enum(refundStates),
  amount: Money,
  /** Written by staff; `null` if staff did not request the refund. */
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

/** Outcome of a gateway event. A newer server may know more. */
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

/** `GET /api/admin/orders/{id}/gateway-events`: events about an order's payments, newest first. */
export const OrderGatewayEvents = PageOf(GatewayEventRow)
export type OrderGatewayEvents = Static<typeof OrderGatewayEvents>

/** Everything that happened with the money of one order. */
export const OrderMoney = Closed({
  payments: Type.Array(
    Closed({
      payment: Payment,
      /** The gateway's reference, for looking the payment up there. */
      gatewayRef: Nullable(Type.String()),
      /** When the money was first confirmed. */
      confirmedAt: Nullable(Instant),
      /** The other payment that represents the same money; if set, this payment counts nothing. */
      countedBy: Nullable(Uuid),
      refunded: Money,
      /** How much may still be refunded. */
      refundable: Money,
      /** False if staff send the money back themselves and only record it here. */
      refundsByGateway: Type.Boolean(),
      /** The newest events; older ones are available through `moreEvents`. */
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
      /** One of `ledgerAccounts` or a gateway; the same for `credit`. */
      debit: Type.String(),
      credit: Type.String(),
      at: Instant,
    }),
  ),
  /** Cursor of the older events of all payments; `null` if there are none. */
  moreEvents: Nullable(Type.String()),
})
export type OrderMoney = Static<typeof OrderMoney>

/** `POST /api/admin/orders/{id}/refunds`; requires an idempotency key. */
export const CreateRefundBody = Closed({
  /** The order version the refund was decided on; any other version fails with 409 `version_conflict`. */
  version: SeenNumber,
  paymentId: Uuid,
  amount: Money,
  reason: Words(3, 500),
  /** Also cancels an order in production; only allowed if all of its money is refunded. */
  cancelOrder: Type.Optional(Type.Boolean()),
})
export type CreateRefundBody = Static<typeof CreateRefundBody>

/** A refund of at most the payment's remaining amount; lets a form validate before the server does. */
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
  /** The amount minus what was already refunded. */
  left: Nullable(Money),
  detail: Nullable(MoneyDetail),
  createdAt: Instant,
  actions: Type.Array(Type.Enum(moneyActions)),
})
export type MoneyInboxItem = Static<typeof MoneyInboxItem>

/** `GET /api/admin/money`: the first page of both lists, or the page after a row of one of them. */
export const MoneyInboxQuery = Closed({
  cursor: Type.Optional(RowId),
  deadCursor: Type.Optional(RowId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type MoneyInboxQuery = Static<typeof MoneyInboxQuery>

/** Items that need a person; oldest first. */
export const MoneyInbox = Closed({
  items: Type.Array(MoneyInboxItem),
  /**
   * Pass as `cursor` to get the next page; `null` on the last page. `nextDeadCursor` works the same with `deadCursor`.
   */
  nextCursor: Nullable(Type.String()),
  /** Events that could not be processed and wait to be replayed. */
  dead: Type.Array(GatewayEventRow),
  nextDeadCursor: Nullable(Type.String()),
  /** Total over all pages. */
  openItems: Type.Integer(),
  deadEvents: Type.Integer(),
})
export type MoneyInbox = Static<typeof MoneyInbox>

export const MoneyRowParams = Closed({ id: RowId })

/** `POST /api/admin/money/{id}/actions`. */
export const MoneyActionBody = Closed({
  action: Type.Enum(moneyActions),
  reason: Words(3, 500),
  /** The order number, for `attach`. */
  orderNumber: Type.Optional(AnyLine(3, 40)),
})
export type MoneyActionBody = Static<typeof MoneyActionBody>

/** The body the gateway sent, without secrets or payer data. */
export const GatewayEventBody = Closed({ event: GatewayEventRow, body: Nullable(Type.String()) })
export type GatewayEventBody = Static<typeof GatewayEventBody>
