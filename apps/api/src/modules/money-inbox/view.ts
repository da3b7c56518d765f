import {
  MoneyDetail,
  type Dispute,
  type GatewayEventRow,
  type MoneyAction,
  type MoneyInboxItem,
  type MoneyInboxKind,
  type OrderMoney,
  type Refund,
  type RefundCause,
} from '@recadinho/contracts/money'
import type { Gateway } from '@recadinho/contracts/catalog'
import { Check } from 'typebox/value'
import type { Context } from '../../context.ts'
import type { listLedgerEntries } from '../ledger/queries.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { refundsThroughGateway } from '../payments/gateways/gateways.ts'
import { decrypt } from '../payments/encrypt.ts'
import { isMatched } from '../payments/machine.ts'
import { paymentView } from '../payments/view.ts'
import { refundableOf } from '../refunds/machine.ts'
import type { listDisputes, listRefunds } from '../refunds/queries.ts'
import type { EventRow } from '../gateway-events/queries.ts'
import type { InboxRow, listConfirmations } from './queries.ts'

type Rows<T extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>

interface MoneyParts {
  refunds: Rows<typeof listRefunds>
  disputes: Rows<typeof listDisputes>
  ledgerEntries: Rows<typeof listLedgerEntries>
  /** Newest first. */
  events: { items: EventRow[]; nextCursor: string | null }
  confirmations: Rows<typeof listConfirmations>
}

export function orderMoneyView(ctx: Context, order: OrderWithParts, parts: MoneyParts): OrderMoney {
  const { refunds, disputes, ledgerEntries, events, confirmations } = parts
  const now = ctx.clock.now()
  return {
    payments: order.payments.map((payment) => {
      const { currency, gateway_ref: ref } = payment
      const own = refunds.filter(({ payment_id: id }) => id === payment.id)
      const refunded = own.reduce((sum, each) => sum + (each.state === 'succeeded' ? each.amount : 0), 0)
      const refundable =
        payment.state === 'confirmed' && !isMatched(payment) ? refundableOf(payment.amount, own) : 0
      return {
        payment: paymentView(payment, now),
        gatewayRef: ref,
        countedBy: payment.counted_by,
        confirmedAt: confirmations.find(({ id }) => id === payment.id)?.confirmed_at?.toISOString() ?? null,
        refunded: { amount: refunded, currency },
        refundable: { amount: refundable, currency },
        refundsByGateway: refundsThroughGateway(payment.gateway),
        events: events.items
          .toReversed()
          .filter(({ gateway, gateway_ref }) => gateway === payment.gateway && gateway_ref === ref)
          .map(eventRowView),
      }
    }),
    moreEvents: events.nextCursor,
    refunds: refunds.map(refundView),
    disputes: disputes.map(disputeView),
    ledger: ledgerEntries.map(({ id, kind, amount, currency, debit, credit, created_at: at }) => ({
      id,
      kind,
      amount: { amount, currency },
      debit,
      credit,
      at: at.toISOString(),
    })),
  }
}

const refundView = (row: MoneyParts['refunds'][number]): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  reason: row.actor_type === 'staff' ? row.reason : null,
  cause: refundCauseOf(row.actor_type),
  by: { type: row.actor_type, name: row.actor_name },
  failureCode: row.failure_code,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

const refundCauseOf = (by: 'staff' | 'system' | 'gateway'): RefundCause | null =>
  by === 'staff' ? null : by === 'system' ? 'paid_twice' : 'made_at_gateway'

const disputeView = (row: MoneyParts['disputes'][number]): Dispute => ({
  id: row.id,
  paymentId: row.payment_id,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  reason: row.reason,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

export const eventRowView = (row: EventRow): GatewayEventRow => ({
  id: row.id,
  gateway: row.gateway as Gateway, // events are stored for our own gateways only
  eventId: row.event_id,
  type: row.type,
  receivedAt: row.received_at.toISOString(),
  outcome: row.outcome,
  tries: row.tries,
  error: row.last_error,
})

export const inboxItemView = (row: InboxRow, refunds: boolean): MoneyInboxItem => ({
  id: row.id,
  kind: row.kind,
  gateway: row.gateway as Gateway, // as above
  gatewayRef: row.gateway_ref,
  order:
    row.order_id === null || row.number === null || row.guardian_name === null
      ? null
      : { id: row.order_id, number: row.number, guardianName: row.guardian_name },
  ...amountsOf(row),
  detail: detailOf(row),
  createdAt: row.created_at.toISOString(),
  actions: actionsOf(row, refunds),
})

/** Details in another release's format are shown as text. */
function detailOf({ details, detail }: InboxRow): MoneyDetail | null {
  if (details !== null && Check(MoneyDetail, details)) return details
  return detail === null ? null : { code: 'text', text: detail }
}

function amountsOf({ amount, currency, returned }: InboxRow): Pick<MoneyInboxItem, 'amount' | 'left'> {
  if (amount === null || currency === null) return { amount: null, left: null }
  return { amount: { amount, currency }, left: { amount: Math.max(0, amount - returned), currency } }
}

/** The possible actions on an item (P6.2); at least one, the usual one first. */
export function actionsOf(row: InboxRow, refunds: boolean): MoneyAction[] {
  const money = row.amount !== null && row.amount > 0
  const arrived = row.kind === 'unmatched' ? row.detail === 'confirmed' : money
  const refund: MoneyAction[] = refunds && arrived ? ['refund'] : []
  // P6.5
  const pays = arrived && !row.goes_back
  if (row.kind === 'unmatched') return [...refund, ...(pays ? (['attach'] as const) : []), 'resolve']
  if (row.kind === 'repeats_confirmation')
    return [...(row.matches && !row.goes_back ? (['match'] as const) : []), 'resolve', ...refund]
  if (row.kind === 'late' && row.status === 'cancelled' && pays) return ['reinstate', ...refund, 'resolve']
  const returns: readonly MoneyInboxKind[] = ['late', 'duplicate', 'underpaid', 'mismatched', 'refund_failed']
  return returns.includes(row.kind) ? [...refund, 'resolve'] : ['resolve']
}

const shown = new Set(
  'id object type created data amount amount_received amount_refunded amount_total currency status payment_status payment_intent charge livemode reason failure_code failure_reason decline_code code last_payment_error metadata order_id attempt_id refund_id flow order_number action api_version date_created live_mode txid endToEndId'.split(
    ' ',
  ),
)

/** The event's body, with only the listed fields: no payer and no secret (P6.4). */
export function eventTextOf(raw: Buffer | null, secret: string): string | null {
  if (raw === null) return null
  const body: unknown = JSON.parse(decrypt(secret, raw).toString('utf8'))
  return JSON.stringify(
    body,
    (key, value: unknown) => (key === '' || shown.has(key) || /^\d+$/.test(key) ? value : undefined),
    2,
  )
}
