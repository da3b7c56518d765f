import { Type, type Static } from 'typebox'
import { Gateway } from './catalog.ts'
import { Closed, Instant, Line, Money, Nullable, Uuid, Words } from './common.ts'
import { Payment } from './payments.ts'

/** The states of a refund; see the refunds module's SPEC.md. */
export const refundStates = ['requested', 'sent', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const ledgerKinds = ['capture', 'refund', 'refund_returned', 'dispute', 'dispute_returned'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Why money waits for a person. */
export const moneyInboxKinds = [
  'late',
  'double',
  'short',
  'orphan',
  'mismatch',
  'dispute',
  'refund_failed',
  'missing',
  'unequal',
] as const
export type MoneyInboxKind = (typeof moneyInboxKinds)[number]

/** What can be done about it: give it back, give it to an order, go on with a cancelled order, note that it is dealt with. */
export const moneyActions = ['refund', 'attach', 'reinstate', 'settle'] as const
export type MoneyAction = (typeof moneyActions)[number]

export const Refund = Closed({
  id: Uuid,
  paymentId: Nullable(Uuid),
  state: Type.Enum(refundStates),
  amount: Money,
  reason: Type.String(),
  by: Closed({ type: Type.Enum(['staff', 'system', 'gateway']), name: Nullable(Type.String()) }),
  failureCode: Nullable(Type.String()),
  createdAt: Instant,
  settledAt: Nullable(Instant),
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

/** An event as the gateway sent it. */
export const GatewayEventRow = Closed({
  id: Type.String(),
  gateway: Gateway,
  eventId: Type.String(),
  type: Type.String(),
  receivedAt: Instant,
  /** `applied`, `unchanged`, `orphan`, `ignored`, `dead`; `null` while it waits. */
  outcome: Nullable(Type.String()),
  tries: Type.Integer(),
  error: Nullable(Type.String()),
})
export type GatewayEventRow = Static<typeof GatewayEventRow>

/** What the shop writes about an order. `address_changed` goes to the address before. */
export const mailKinds = ['receipt', 'link', 'address_changed'] as const
export type MailKind = (typeof mailKinds)[number]

/** E-mails of one order that could not be sent, the oldest first: nobody tries them again but staff. */
export const FailedMail = Closed({
  order: Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() }),
  mails: Type.Array(
    Closed({
      kind: Type.Enum(mailKinds),
      failedAt: Instant,
      tries: Type.Integer(),
      /** The mail server's code; never its words, which can quote the address. */
      error: Nullable(Type.String()),
    }),
  ),
})
export type FailedMail = Static<typeof FailedMail>

/** What can be done about it: try it again, or note that it is dealt with. */
export const mailActions = ['resend', 'settle'] as const
export type MailAction = (typeof mailActions)[number]

/** `POST /api/admin/orders/{id}/mail-actions`. */
export const MailActionBody = Closed({ action: Type.Enum(mailActions) })
export type MailActionBody = Static<typeof MailActionBody>

/** All that happened with the money of one order. */
export const OrderMoney = Closed({
  payments: Type.Array(
    Closed({
      payment: Payment,
      /** The gateway's reference, to look it up there. */
      gatewayRef: Nullable(Type.String()),
      /** When its money was first known to be there. */
      confirmedAt: Nullable(Instant),
      refunded: Money,
      /** How much of it may still be given back. */
      refundable: Money,
      /** False where staff give the money back by themselves, and only note it here. */
      refundsByGateway: Type.Boolean(),
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
      debit: Type.String(),
      credit: Type.String(),
      at: Instant,
    }),
  ),
  failedMail: Nullable(FailedMail),
})
export type OrderMoney = Static<typeof OrderMoney>

/** `POST /api/admin/orders/{id}/refunds`; needs an idempotency key. */
export const CreateRefundBody = Closed({
  paymentId: Uuid,
  amount: Money,
  reason: Words(3, 500),
  /** Ends an order in production in the same action; only when all of its money is given back. */
  cancelOrder: Type.Optional(Type.Boolean()),
})
export type CreateRefundBody = Static<typeof CreateRefundBody>

export const MoneyInboxItem = Closed({
  id: Type.String(),
  kind: Type.Enum(moneyInboxKinds),
  gateway: Gateway,
  gatewayRef: Type.String(),
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  amount: Nullable(Money),
  /** The amount less what of this money went back already. */
  left: Nullable(Money),
  detail: Nullable(Type.String()),
  createdAt: Instant,
  actions: Type.Array(Type.Enum(moneyActions)),
})
export type MoneyInboxItem = Static<typeof MoneyInboxItem>

/** What needs a human; the oldest first, at most 200 of each. */
export const MoneyInbox = Closed({
  items: Type.Array(MoneyInboxItem),
  /** Events that were tried in vain and wait to be replayed. */
  dead: Type.Array(GatewayEventRow),
  mail: Type.Array(FailedMail),
  openItems: Type.Integer(),
})
export type MoneyInbox = Static<typeof MoneyInbox>

const rowId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
export const MoneyRowParams = Closed({ id: rowId })

/** `POST /api/admin/money/{id}/actions`. */
export const MoneyActionBody = Closed({
  action: Type.Enum(moneyActions),
  reason: Words(3, 500),
  /** The order's number, for `attach`. */
  orderNumber: Type.Optional(Line(3, 40)),
})
export type MoneyActionBody = Static<typeof MoneyActionBody>

/** What the gateway sent, without secrets and payer's data. */
export const GatewayEventBody = Closed({ event: GatewayEventRow, body: Nullable(Type.String()) })
export type GatewayEventBody = Static<typeof GatewayEventBody>
