import type { Gateway } from '@recadinho/contracts/catalog'
import type { Db, Tx } from '../../db/client.ts'
import { Fragment, nothing, part, statement, type Part } from '../../db/statement.ts'
import type { Actor } from '../orders/actor.ts'
import type { OrderRow } from '../orders/queries.ts'
import { changeOrder, insertions } from '../orders/write.ts'
import type { PaymentDecision, PaymentRow } from './decide.ts'

/**
 * How to find an order: by its id, by an attempt's id, or by the gateway's reference; if that was never stored, by the
 * attempt's id in our metadata.
 */
export type OrderKey =
  | { orderId: string }
  | { paymentId: string }
  | { gateway: Gateway; ref: string; attemptId: string | null }

/** An order with all its payments, oldest first: the basis of a decision, with the version for which it holds. */
export interface OrderWithPayments {
  order: OrderRow
  payments: PaymentRow[]
}

/** What lost disputes took of a payment `p`; only in these states can there be any. */
const lostColumn = `case when p.state in ('disputed', 'lost') then coalesce((select sum(d.amount)
  from disputes d where d.gateway = p.gateway and d.payment_ref = p.gateway_ref and d.state = 'lost'), 0) else 0 end`

/** The columns of `OrderWithPayments` for an order `o`. */
export const orderWithPaymentsColumns =
  new Fragment(`o.id, o.status, o.payment_status, o.stage, o.on_hold_since, o.total,
  o.currency, o.version, o.promo_code, o.promo_reserved, o.expires_at, o.delivery_hours, o.promised_hours, o.due_at,
  o.revision, o.details_version,
  coalesce((select json_agg(json_build_object('id', p.id, 'gateway', p.gateway, 'state', p.state, 'method', p.method, 'amount', p.amount,
    'currency', p.currency, 'refunded', p.refunded, 'lost', ${lostColumn}, 'gateway_ref', p.gateway_ref, 'failure_code', p.failure_code,
    'counted_by', p.counted_by, 'decline_ref', p.decline_ref) order by p.id)
    from payments p where p.order_id = o.id), '[]') as payments`)

export type OrderWithPaymentsRow = OrderRow & { payments: PaymentRow[] }

export const orderWithPaymentsOf = ({ payments, ...order }: OrderWithPaymentsRow): OrderWithPayments => ({
  order,
  payments,
})

export async function findOrderWithPayments(
  db: Db | Tx,
  key: OrderKey,
): Promise<OrderWithPayments | undefined> {
  const orderId = 'orderId' in key ? key.orderId : null
  const { gateway, ref, attemptId } = 'gateway' in key ? key : { gateway: null, ref: null, attemptId: null }
  const paymentId = 'paymentId' in key ? key.paymentId : attemptId
  const [row] = await statement<OrderWithPaymentsRow>`
    select ${orderWithPaymentsColumns} from orders o where o.id = coalesce(${orderId}::uuid,
      (select order_id from payments where gateway = ${gateway}::text and gateway_ref = ${ref}::text),
      (select order_id from payments where id = ${paymentId}::uuid
        and (${gateway}::text is null or (gateway = ${gateway}::text and gateway_ref is null))))`.execute(db)
  return row && orderWithPaymentsOf(row)
}

/** An event that is not stored yet: it is stored with what it changes, and so processed at once (P3.15). */
export interface ArrivedEvent {
  type: string
  ref: string
  /** The encrypted body. */
  raw: Buffer
  at: Date
}

/** The gateway's event that caused a change: the stored one, by our row's id, or one that has just arrived. */
export type CausingEvent = { id: string } & ({ inboxId: string } | { arrived: ArrivedEvent })

export interface DecisionSource {
  actor: Actor
  gateway: string
  /** The gateway's reference of the payment, stored if it was unknown. */
  gatewayRef: string | null
  /** The gateway event that caused it. */
  event: CausingEvent | null
  requestId: string | null
  now: Date
  /** Whether a duplicate payment is refunded automatically. */
  refundsSurplus: boolean
}

/**
 * Writes everything that a signal changes in one statement: order, payment, timeline, ledger, money inbox (also when an
 * unmatched payment has found its order), outbox, and the inbox row's completion. Throws `OrderMoved`, and writes
 * nothing, if the order has changed since it was read.
 */
export async function writeDecision(
  db: Db | Tx,
  order: OrderRow,
  decision: PaymentDecision,
  source: DecisionSource,
): Promise<void> {
  const { order: after, item } = decision
  const { actor, requestId, event, now } = source
  // A late payment of an order whose promo use was released: it still got the discount, so the use is taken again.
  const retakes = after.becamePaid && order.promo_code !== null && !order.promo_reserved
  await changeOrder(
    db,
    order,
    {
      set: {
        status: after.status,
        payment_status: after.paymentStatus,
        ...(decision.payment.state === 'confirmed' ? { payment_gateway: source.gateway } : {}),
        ...(after.becamePaid
          ? {
              stage: 'queued',
              confirmed_at: now,
              due_at: new Date(now.getTime() + order.promised_hours * 3_600_000),
            }
          : {}),
      },
      events: decision.events,
      outbox:
        item?.kind === 'duplicate' && source.refundsSurplus ? [surplusRefundEvent(decision.payment.id)] : [],
      ...(retakes ? { promoUse: 'take' } : {}),
    },
    { actor, requestId, sourceEvent: event?.id ?? null, now },
    [...moneyWrites(order.id, decision, source), ...itemWrites(order.id, decision, source)],
  )
}

/** The outbox kind that requests the refund of a duplicate payment (R9); the refunds module handles it. */
export const surplusRefundKind = 'surplus_refund'

const surplusRefundEvent = (paymentId: string) => ({
  kind: surplusRefundKind,
  dedupeKey: paymentId,
  payload: { paymentId },
})

/** The payment, its ledger entry, and the inbox rows that it completes. */
function moneyWrites(
  orderId: string,
  { payment, captured }: PaymentDecision,
  { gateway, gatewayRef, event, now }: DecisionSource,
): Part[] {
  const moneyRef = gatewayRef ?? payment.id
  const written = [
    ...(event === null ? [] : [eventWrite(gateway, event, now)]),
    part`paid as (
      update payments set state = ${payment.state}, failure_code = ${payment.failureCode},
        counted_by = ${payment.countedBy}, decline_ref = ${payment.declineRef},
        gateway_ref = coalesce(payments.gateway_ref, ${gatewayRef})
        ${payment.state === 'confirmed' ? part`, confirmed_at = coalesce(confirmed_at, ${now})` : nothing}
        ${payment.keepPolling ? nothing : part`, next_poll_at = null`}
      from changed where payments.order_id = changed.id and payments.id = ${payment.id})`,
  ]
  if (captured === null) return written
  const { account, ...arrived } = captured
  const capture = {
    ...arrived,
    kind: 'capture',
    gateway,
    ref: moneyRef,
    payment_ref: moneyRef,
    order_id: orderId,
    payment_id: payment.id,
    debit: gateway,
    credit: account,
    created_at: now,
  } as const
  return [
    ...written,
    ...(account === 'sales' ? [reclassification({ gateway, moneyRef, orderId, payment, now })] : []),
    ...insertions('ledger', [capture], 'skip'),
    part`matched as (
      update money_inbox set resolved_at = ${now}, resolution = 'attached'
      from changed where money_inbox.kind = 'unmatched' and money_inbox.gateway = ${gateway}
        and money_inbox.gateway_ref = ${moneyRef} and money_inbox.resolved_at is null)`,
  ]
}

/** Ends the event that caused it; one that has just arrived is stored (P3.15). */
function eventWrite(gateway: string, event: CausingEvent, now: Date): Part {
  if ('inboxId' in event)
    return part`processed as (
      update webhook_events set processed_at = ${now}, retry_at = null, outcome = 'applied'
      from changed where webhook_events.id = ${event.inboxId})`
  const { type, ref, raw, at } = event.arrived
  return part`processed as (
    insert into webhook_events (gateway, event_id, type, gateway_ref, raw, received_at, processed_at, outcome)
    select ${gateway}, ${event.id}, ${type}, ${ref}, ${raw}, ${at}, ${now}, 'applied' from changed
    on conflict do nothing)`
}

/** G2: reclassifies money that was booked before it was matched to the order. */
const reclassification = (of: {
  gateway: string
  moneyRef: string
  orderId: string
  payment: { id: string }
  now: Date
}) =>
  part`reclassified as (
    insert into ledger (kind, gateway, ref, payment_ref, order_id, payment_id, amount, currency, debit, credit, created_at)
    select 'reclassification', l.gateway, l.ref, l.payment_ref, ${of.orderId}, ${of.payment.id}, l.amount, l.currency,
      'unassigned', 'sales', ${of.now}
    from changed, ledger l
    where l.gateway = ${of.gateway} and l.kind = 'capture' and l.ref = ${of.moneyRef} and l.credit = 'unassigned'
    on conflict do nothing)`

/** The item for a person; nearly all decisions have none. */
const itemWrites = (
  orderId: string,
  { payment, item }: PaymentDecision,
  { gateway, gatewayRef, now }: DecisionSource,
): Part[] =>
  item === null
    ? []
    : insertions(
        'money_inbox',
        [
          {
            ...item,
            detail: item.details?.code ?? null,
            gateway,
            gateway_ref: gatewayRef ?? payment.id,
            order_id: orderId,
            payment_id: payment.id,
            created_at: now,
          },
        ],
        'skip',
      )
