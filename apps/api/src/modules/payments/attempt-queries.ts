import type { Db } from '../../db/client.ts'
import { nothing, part, statement } from '../../db/statement.ts'
import { buyerActor, gatewayActor } from '../orders/actor.ts'
import { changeOrder, insertions, type OrderVersion } from '../orders/write.ts'
import type { NewPayment } from '../orders/insert.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { PaymentRow } from './decide.ts'
import { isMismatched } from './machine.ts'

/** What opening an attempt changes of its order. */
interface Opens {
  requestId: string
  /** The order does not expire before this (O3.4). */
  orderLives: Date
  /** The delivery time promised with this payment (O3.1). */
  promisedHours: number
}

/** Inserts the attempt before the gateway is called (P1.1). Throws `OrderMoved` if the order has changed. */
export async function insertAttempt(
  db: Db,
  order: OrderVersion,
  attempt: NewPayment,
  { requestId, orderLives, promisedHours }: Opens,
): Promise<void> {
  const { amount, currency, gateway, method, created_at: now } = attempt
  await changeOrder(
    db,
    order,
    {
      set: {
        payment_status: 'processing',
        payment_gateway: gateway,
        promised_hours: promisedHours,
        expires_at: part`greatest(expires_at, ${orderLives})`,
      },
      events: [{ machine: 'payment', to_state: 'created', reason: method, amount, currency }],
    },
    { actor: buyerActor, requestId, now },
    insertions('payments', [{ ...attempt, order_id: order.id }]),
  )
}

/** Stores only the gateway's references, for openings that change nothing else, such as a card form's. */
export async function recordReferences(db: Db, refs: ReadonlyMap<string, string>): Promise<void> {
  const ids = [...refs.keys()]
  // The list is also given as such, so that the index is used, however new the table is.
  await statement`
    update payments set gateway_ref = opened.ref
    from unnest(${ids}::uuid[], ${[...refs.values()]}::text[]) as opened (id, ref)
    where payments.id = any(${ids}::uuid[]) and payments.id = opened.id and gateway_ref is null`.execute(db)
}

/** An attempt and its order, as read. */
export interface ReadAttempt {
  order: Pick<OrderRow, 'id' | 'version' | 'payment_status'>
  payment: Pick<PaymentRow, 'id' | 'state' | 'failure_code' | 'amount' | 'currency'>
}

export interface OpenedAttempt {
  gateway: string
  ref: string
  state: 'created' | 'processing'
  pixCode: string | null
  payUrl: string | null
  expiresAt: Date | null
  /** The order does not expire before this (O3.4). */
  orderLives: Date
  now: Date
}

/**
 * Stores the gateway's answer to the opening. An attempt that a webhook has already advanced, or whose money is
 * mismatched, keeps its state. Throws `OrderMoved` if the order has changed.
 */
export async function recordOpened(
  db: Db,
  { order, payment }: ReadAttempt,
  opened: OpenedAttempt,
): Promise<void> {
  const { amount, currency, state } = payment
  const waits = !isMismatched(payment)
  const moves = waits && (state === 'created' || state === 'error') && state !== opened.state
  await changeOrder(
    db,
    order,
    {
      set: {
        expires_at: part`greatest(expires_at, ${opened.orderLives})`,
        ...(waits && order.payment_status === 'error' ? { payment_status: 'processing' } : {}),
      },
      events: moves
        ? [{ machine: 'payment', from_state: state, to_state: opened.state, amount, currency }]
        : [],
    },
    { actor: gatewayActor(opened.gateway), now: opened.now },
    [
      part`attempt as (
        update payments set gateway_ref = ${opened.ref}, pix_code = ${opened.pixCode}, pay_url = ${opened.payUrl}
          ${moves ? part`, state = ${opened.state}` : nothing}
          ${opened.expiresAt === null ? nothing : part`, expires_at = ${opened.expiresAt}`}
        from changed where payments.order_id = changed.id and payments.id = ${payment.id})`,
    ],
  )
}
