import type { Selectable } from 'kysely'
import { spellingsOf } from '@recadinho/i18n/chat-numbers'
import type { Db, Tx } from '../../db/client.ts'
import type { PaymentsTable } from '../../db/schema/money.ts'
import type { OrdersTable } from '../../db/schema/orders.ts'
import { Fragment, list, names, nothing, part, statement } from '../../db/statement.ts'
import type { Actor } from './actor.ts'
import { written } from './detail-columns.ts'
import type { PaymentPart } from './queries.ts'

/** The columns that a new order sets; the others have defaults. */
type Frozen = Omit<
  Selectable<OrdersTable>,
  | 'status'
  | 'payment_status'
  | 'payment_gateway'
  | 'stage'
  | 'on_hold_reason'
  | 'on_hold_since'
  | 'version'
  | 'details_version'
  | 'link_generation'
  | 'video_gated'
  | 'confirmed_at'
  | 'due_at'
  | 'completed_at'
  | 'revision'
  | 'redone_at'
  | 'details_erased_at'
  | 'erased_at'
  | 'affiliate_commission'
  | 'urgency'
  | 'urgency_order'
>

/** A payment attempt before its gateway is called. */
export interface NewPayment extends Pick<
  PaymentsTable,
  'gateway' | 'method' | 'amount' | 'currency' | 'idempotency_key' | 'request_hash'
> {
  id: string
  flow: NonNullable<PaymentsTable['flow']>
  /** When it expires, unless its gateway says otherwise. */
  expires_at: Date
  /** When the gateway is first polled. */
  next_poll_at: Date
  created_at: Date
}

/** A new order with what is written beside it. */
export interface NewOrder {
  order: Frozen
  /** The first attempt to pay it. */
  payment: NewPayment | null
  requestId: string
  actor: Actor
}

/**
 * Inserts the whole order, with its first attempt to pay and the affiliate's current share (A2), in one statement;
 * returns `false`, and writes nothing, if its key or number is taken.
 */
export async function insertOrder(
  db: Db | Tx,
  { order, payment, requestId, actor }: NewOrder,
): Promise<boolean> {
  const { affiliate_code: code, ...columns } = order
  const columnNames = Object.keys(columns)
  const values = Object.values(columns).map(written)
  const sender = code === null ? undefined : senderOf(order)
  const rows = await statement<{ id: string }>`
    with ${sender ?? nothing} o as (
      insert into orders (${names(...columnNames)}, affiliate_code, affiliate_commission, payment_status, payment_gateway)
      values (${list(values)}, ${sender ? sentBy : unsent},
        ${payment === null ? 'unpaid' : 'processing'}, ${payment?.gateway ?? null})
      on conflict do nothing
      returning id, total, currency, created_at
    )${actor.type === 'buyer' ? nothing : creationEntry(actor, requestId)}${payment === null ? nothing : paymentWrite(payment)}
    select id from o`.execute(db)
  return rows.length === 1
}

const sentBy = new Fragment('(select code from sender), (select commission from sender)')
const unsent = new Fragment('null, null')

/** The affiliate whose code the buyer brought, unless it is the affiliate's own order (A3). */
const senderOf = (order: NewOrder['order']) => part`sender as (
      select code, commission from affiliates,
        regexp_replace(regexp_replace(contact, '\\S*@\\S*', '', 'g'), '\\D', '', 'g') as digits
      where code = ${order.affiliate_code} and active
        and ${mailboxes(order.guardian_email)} <> all(regexp_split_to_array(${mailboxes(names('contact'))}, '[\\s,;:<>()|/]+'))
        and (length(digits) < 8 or not exists (
          select from unnest(${spellingsOf(order.whatsapp_number)}::text[]) as own (number)
          where position(number in digits) > 0 or right(number, length(digits)) = digits
        ))
    ),`

/** O6.1: the timeline reads a buyer's order, and its first attempt, from their rows (`order_timeline`). */
const creationEntry = (actor: Actor, requestId: string) => part`, event as (
  insert into order_events (order_id, machine, to_state, actor_type, actor_id, actor_name, request_id, amount, currency,
    created_at)
  select o.id, 'order', 'pending', ${actor.type}, ${actor.id}, ${actor.name}, ${requestId}, o.total, o.currency, o.created_at
  from o)`

const paymentWrite = (payment: NewPayment) => part`, payment as (
  insert into payments (order_id, ${names(...Object.keys(payment))}) select o.id, ${list(Object.values(payment))} from o)`

/** A3: text with its addresses as their mailboxes know them: in small letters, without a `+tag`, and at Gmail without dots. */
const mailboxes = (text: unknown) => part`
  regexp_replace(
    regexp_replace(lower(${text}::text), '\\+[^@\\s,;:<>()|/]*@', '@', 'g'),
    '\\.(?=[^@\\s,;:<>()|/]*@g(oogle)?mail\\.com)', '', 'g')`

/** The new attempt, as a query would return it. */
export const paymentPartOf = (row: NewPayment): PaymentPart => ({
  id: row.id,
  gateway: row.gateway,
  method: row.method,
  flow: row.flow,
  state: 'created',
  amount: row.amount,
  currency: row.currency,
  gateway_ref: null,
  idempotency_key: row.idempotency_key,
  request_hash: row.request_hash.toString('hex'),
  pix_code: null,
  pay_url: null,
  expires_at: row.expires_at.toISOString(),
  failure_code: null,
  counted_by: null,
  created_at: row.created_at.toISOString(),
})
