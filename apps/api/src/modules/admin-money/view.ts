import type {
  Dispute,
  FailedMail,
  GatewayEventRow,
  MoneyAction,
  MoneyInboxItem,
  MoneyInboxKind,
  OrderMoney,
  Refund,
} from '@recadinho/contracts/money'
import type { Gateway } from '@recadinho/contracts/catalog'
import type { Context } from '../../context.ts'
import type { listMovements } from '../ledger/queries.ts'
import type { FailedMailRow } from '../messages/failed-queries.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { keepsBooks } from '../payments/gateways/gateways.ts'
import { unseal } from '../payments/seal.ts'
import { paymentView } from '../payments/view.ts'
import { refundableOf } from '../refunds/machine.ts'
import type { listDisputes, listRefunds } from '../refunds/queries.ts'
import type { EventRow, InboxRow, listConfirmations } from './queries.ts'

type Rows<T extends (...parameters: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>

interface MoneyParts {
  refunds: Rows<typeof listRefunds>
  disputes: Rows<typeof listDisputes>
  movements: Rows<typeof listMovements>
  events: EventRow[]
  confirmations: Rows<typeof listConfirmations>
  mail: FailedMailRow[]
}

export function orderMoneyView(ctx: Context, order: OrderWithParts, parts: MoneyParts): OrderMoney {
  const { refunds, disputes, movements, events, confirmations, mail } = parts
  const now = ctx.clock.now()
  return {
    payments: order.payments.map((payment) => {
      const { currency, gateway_ref: ref } = payment
      const own = refunds.filter(({ payment_id: id }) => id === payment.id)
      const refunded = own.reduce((sum, each) => sum + (each.state === 'succeeded' ? each.amount : 0), 0)
      const refundable = payment.state === 'confirmed' ? refundableOf(payment.amount, own) : 0
      return {
        payment: paymentView(payment, now),
        gatewayRef: ref,
        confirmedAt: confirmations.find(({ id }) => id === payment.id)?.confirmed_at?.toISOString() ?? null,
        refunded: { amount: refunded, currency },
        refundable: { amount: refundable, currency },
        refundsByGateway: keepsBooks[payment.gateway],
        events: events
          .filter(({ gateway, gateway_ref }) => gateway === payment.gateway && gateway_ref === ref)
          .map(eventRowView),
      }
    }),
    refunds: refunds.map(refundView),
    disputes: disputes.map(disputeView),
    ledger: movements.map(({ id, kind, amount, currency, debit, credit, created_at: at }) => ({
      id,
      kind,
      amount: { amount, currency },
      debit,
      credit,
      at: at.toISOString(),
    })),
    failedMail: failedMailViews(mail)[0] ?? null,
  }
}

const refundView = (row: MoneyParts['refunds'][number]): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  reason: row.reason,
  by: { type: row.actor_type, name: row.actor_name },
  failureCode: row.failure_code,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
})

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

/** One for each order, in the order of the rows. */
export function failedMailViews(rows: readonly FailedMailRow[]): FailedMail[] {
  const views = new Map<string, FailedMail>()
  for (const { order_id: id, number, guardian_name: guardianName, ...mail } of rows) {
    const view = views.get(id) ?? { order: { id, number, guardianName }, mails: [] }
    const { kind, failed_at: failedAt, tries, last_error: error } = mail
    view.mails.push({ kind, failedAt: failedAt.toISOString(), tries, error })
    views.set(id, view)
  }
  return [...views.values()]
}

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
  detail: row.detail,
  createdAt: row.created_at.toISOString(),
  actions: actionsOf(row, refunds),
})

function amountsOf({ amount, currency, returned }: InboxRow): Pick<MoneyInboxItem, 'amount' | 'left'> {
  if (amount === null || currency === null) return { amount: null, left: null }
  return { amount: { amount, currency }, left: { amount: Math.max(0, amount - returned), currency } }
}

/** What may be done about an item (P6.2); at least one, the first is the usual one. */
export function actionsOf(row: InboxRow, refunds: boolean): MoneyAction[] {
  const money = row.amount !== null && row.amount > 0
  const arrived = row.kind === 'orphan' ? row.detail === 'confirmed' : money
  const refund: MoneyAction[] = refunds && arrived ? ['refund'] : []
  // P6.5
  const pays = arrived && !row.goes_back
  if (row.kind === 'orphan') return [...refund, ...(pays ? (['attach'] as const) : []), 'settle']
  if (row.kind === 'late' && row.status === 'cancelled' && pays) return ['reinstate', ...refund, 'settle']
  const returns: readonly MoneyInboxKind[] = ['late', 'double', 'short', 'mismatch', 'refund_failed']
  return returns.includes(row.kind) ? [...refund, 'settle'] : ['settle']
}

const shown = new Set(
  'id object type created data amount amount_received amount_refunded amount_total currency status payment_status payment_intent charge livemode reason failure_code failure_reason decline_code code last_payment_error metadata order_id attempt_id refund_id flow order_number action api_version date_created live_mode txid endToEndId'.split(
    ' ',
  ),
)

/** The event's body, of which only named fields are shown: no payer, no secret (P6.4). */
export function eventTextOf(raw: Buffer | null, secret: string): string | null {
  if (raw === null) return null
  const body: unknown = JSON.parse(unseal(secret, raw).toString('utf8'))
  return JSON.stringify(
    body,
    (key, value: unknown) => (key === '' || shown.has(key) || /^\d+$/.test(key) ? value : undefined),
    2,
  )
}
