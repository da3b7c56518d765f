import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { purchaseEvents } from '../conversions/purchase-events.ts'
import { receiptEvent } from '../emails/receipt.ts'
import { sessionPaidEvent } from '../orders/session-events.ts'
import type { Actor } from '../orders/actor.ts'
import { scriptDraftEvent } from '../orders/script-draft-event.ts'
import { changeOrder, insertWith, type ChangeStatement } from '../orders/write.ts'
import type { PaymentDecision } from './decide.ts'
import type { CausingEvent } from './inbox-queries.ts'
import type { PayableRow } from './queries.ts'
import { surplusRefundEvent } from './surplus.ts'

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
  /** Whether a service drafts the scripts of paid orders. */
  draftsScripts: boolean
}

/**
 * Writes everything that a signal changes in one statement: order, payment, timeline, ledger, money inbox (also when an
 * unmatched payment has found its order), outbox, and the inbox row's completion. Throws `OrderMoved`, and writes
 * nothing, if the order has changed since it was read.
 */
export async function writeDecision(
  db: Db | Tx,
  order: PayableRow,
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
      outbox: [
        ...(after.becamePaid ? [receiptEvent(order.id)] : []),
        ...(after.becamePaid && order.tracking_session_id !== null
          ? [sessionPaidEvent(order.id, order.tracking_session_id, now)]
          : []),
        ...(after.becamePaid && order.advertised ? purchaseEvents(order.id) : []),
        ...(after.becamePaid && source.draftsScripts
          ? [scriptDraftEvent(order.id, order.details_version)]
          : []),
        ...(item?.kind === 'duplicate' && source.refundsSurplus
          ? [surplusRefundEvent(order.id, decision.payment.id)]
          : []),
      ],
      ...(retakes ? { promoUse: 'take' } : {}),
    },
    { actor, requestId, sourceEvent: event?.id ?? null, now },
    (statement) => withItem(withMoney(statement, order.id, decision, source), order.id, decision, source),
  )
}

/** The payment, its ledger entry, and the inbox rows that it completes. */
function withMoney(
  statement: ChangeStatement,
  orderId: string,
  { payment, captured }: PaymentDecision,
  { gateway, gatewayRef, event, now }: DecisionSource,
): ChangeStatement {
  const moneyRef = gatewayRef ?? payment.id
  const written = withEvent(statement, gateway, event, now).with('paid', (query) =>
    query
      .updateTable('payments')
      .from('changed')
      .set({
        state: payment.state,
        failure_code: payment.failureCode,
        counted_by: payment.countedBy,
        decline_ref: payment.declineRef,
        gateway_ref: sql`coalesce(payments.gateway_ref, ${gatewayRef})`,
        ...(payment.state === 'confirmed' ? { confirmed_at: sql`coalesce(confirmed_at, ${now})` } : {}),
        ...(payment.keepPolling ? {} : { next_poll_at: null }),
      })
      .whereRef('payments.order_id', '=', 'changed.id')
      .where('payments.id', '=', payment.id),
  )
  if (captured === null) return written
  const { account, ...arrived } = captured
  const reclassified =
    account === 'sales'
      ? withReclassification(written, { gateway, moneyRef, orderId, payment, now })
      : written
  return insertWith(
    reclassified,
    'ledger',
    [
      {
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
      },
    ],
    'skip',
  ).with('matched', (query) =>
    query
      .updateTable('money_inbox')
      .from('changed')
      .set({ resolved_at: now, resolution: 'attached' })
      .where('money_inbox.kind', '=', 'unmatched')
      .where('money_inbox.gateway', '=', gateway)
      .where('money_inbox.gateway_ref', '=', moneyRef)
      .where('money_inbox.resolved_at', 'is', null),
  )
}

/** Ends the event that caused it; one that has just arrived is stored (P3.15). */
function withEvent(
  statement: ChangeStatement,
  gateway: string,
  event: CausingEvent | null,
  now: Date,
): ChangeStatement {
  if (event === null) return statement
  if ('inboxId' in event)
    return statement.with('processed', (query) =>
      query
        .updateTable('webhook_events')
        .from('changed')
        .set({ processed_at: now, retry_at: null, outcome: 'applied' })
        .where('webhook_events.id', '=', event.inboxId),
    )
  const { type, ref, raw, at } = event.arrived
  return statement.with('processed', (query) =>
    query
      .insertInto('webhook_events')
      .columns([
        'gateway',
        'event_id',
        'type',
        'gateway_ref',
        'raw',
        'received_at',
        'processed_at',
        'outcome',
      ])
      .expression((eb) =>
        eb
          .selectFrom('changed')
          .select([
            sql`${gateway}::text`.as('gateway'),
            sql`${event.id}::text`.as('event_id'),
            sql`${type}::text`.as('type'),
            sql`${ref}::text`.as('gateway_ref'),
            sql`${raw}::bytea`.as('raw'),
            sql`${at}::timestamptz`.as('received_at'),
            sql`${now}::timestamptz`.as('processed_at'),
            sql.lit('applied').as('outcome'),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** G2: reclassifies money that was booked before it was matched to the order. */
const withReclassification = (
  statement: ChangeStatement,
  of: { gateway: string; moneyRef: string; orderId: string; payment: { id: string }; now: Date },
): ChangeStatement =>
  statement.with('reclassified', (query) =>
    query
      .insertInto('ledger')
      .columns([...reclassifiedColumns])
      .expression((eb) =>
        eb
          .selectFrom(['changed', 'ledger'])
          .select([
            sql.lit('reclassification').as('kind'),
            'ledger.gateway',
            'ledger.ref',
            'ledger.payment_ref',
            sql`${of.orderId}::uuid`.as('order_id'),
            sql`${of.payment.id}::uuid`.as('payment_id'),
            'ledger.amount',
            'ledger.currency',
            sql.lit('unassigned').as('debit'),
            sql.lit('sales').as('credit'),
            sql`${of.now}::timestamptz`.as('created_at'),
          ])
          .where('ledger.gateway', '=', of.gateway)
          .where('ledger.kind', '=', 'capture')
          .where('ledger.ref', '=', of.moneyRef)
          .where('ledger.credit', '=', 'unassigned'),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )

const reclassifiedColumns = [
  'kind',
  'gateway',
  'ref',
  'payment_ref',
  'order_id',
  'payment_id',
  'amount',
  'currency',
  'debit',
  'credit',
  'created_at',
] as const

/** Inserts the item for a person; nearly all decisions have none. */
function withItem(
  statement: ChangeStatement,
  orderId: string,
  { payment, item }: PaymentDecision,
  { gateway, gatewayRef, now }: DecisionSource,
): ChangeStatement {
  if (item === null) return statement
  const moneyRef = gatewayRef ?? payment.id
  return insertWith(
    statement,
    'money_inbox',
    [
      {
        ...item,
        detail: item.details?.code ?? null,
        gateway,
        gateway_ref: moneyRef,
        order_id: orderId,
        payment_id: payment.id,
        created_at: now,
      },
    ],
    'skip',
  )
}
