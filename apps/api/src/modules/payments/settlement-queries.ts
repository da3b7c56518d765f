import type { Db, Tx } from '../../db/client.ts'
import { nothing, part, statement } from '../../db/statement.ts'
import type { Actor } from '../orders/actor.ts'
import type { LockedOrder, Settlement } from './settlement.ts'

/** §9: delivery within 24 hours of the money. */
const promisedHours = 24

export interface SettlementSource {
  actor: Actor
  gateway: string
  /** The gateway's reference of the payment; becomes known by this where it was not. */
  gatewayRef: string | null
  /** The gateway's event that brought the news, and our row of it. */
  event: { id: string; inboxId: string } | null
  requestId: string | null
  now: Date
  /** Whether a second payment is given back by the system. */
  returnsSurplus: boolean
}

/**
 * Writes all that a signal changes in one statement: order, payment, timeline, money inbox (where an orphan has found
 * its owner by this), effects, the inbox row's end, and the word to whoever watches the order. `false` when the order has changed since it was read: then nothing is
 * written. The order's row comes first, so that two of these never wait for each other crosswise.
 */
export async function applySettlement(
  db: Db | Tx,
  order: LockedOrder,
  settlement: Settlement,
  source: SettlementSource,
): Promise<boolean> {
  const { payment, order: after, events, money, captured } = settlement
  const { actor, now } = source
  const moneyRef = source.gatewayRef ?? payment.id
  const due = new Date(now.getTime() + promisedHours * 3_600_000)
  // Late money for an order whose use of the code was given back: the discount was kept, so is the use.
  const retakes = after.becamePaid && order.promo_code !== null && !order.promo_reserved
  const rows = await statement`
    with o as (
      update orders set status = ${after.status}, payment_status = ${after.paymentStatus}, version = version + 1,
        stage = case when ${after.becamePaid} then 'queued' else stage end,
        confirmed_at = case when ${after.becamePaid} then ${now} else confirmed_at end,
        due_at = case when ${after.becamePaid} then ${due} else due_at end,
        promo_reserved = promo_reserved or ${retakes}
      where id = ${order.id} and version = ${order.version}
      returning id, currency, promo_code
    ), p as (
      update payments set state = ${payment.state}, failure_code = ${payment.failureCode},
        gateway_ref = coalesce(gateway_ref, ${source.gatewayRef}),
        confirmed_at = case when ${payment.state} = 'confirmed' then coalesce(confirmed_at, ${now}) else confirmed_at end,
        check_at = case when ${payment.keepAsking} then check_at end
      from o where payments.order_id = o.id and payments.id = ${payment.id}
    ), e as (
      insert into order_events (order_id, machine, from_state, to_state, actor_type, actor_id, actor_name, reason,
        source_event, request_id, amount, currency, created_at)
      select o.id, e.machine, e.from_state, e.to_state, ${actor.type}, ${actor.id}::uuid, ${actor.name}, e.reason,
        ${source.event?.id ?? null}, ${source.requestId}, e.amount, e.currency, ${now}::timestamptz
      from o, jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e (machine text, from_state text, to_state text, reason text, amount integer, currency text)
    ), orphan as (
      update money_inbox set resolved_at = ${now}, resolution = 'attached' from o
      where money_inbox.kind = 'orphan' and money_inbox.gateway = ${source.gateway}
        and money_inbox.gateway_ref = ${moneyRef} and money_inbox.resolved_at is null
    ), l as (
      insert into ledger (kind, gateway, ref, payment_ref, order_id, payment_id, amount, currency, debit, credit, created_at)
      select 'capture', ${source.gateway}::text, ${moneyRef}::text, ${moneyRef}::text, o.id, ${payment.id}::uuid,
        ${captured?.amount ?? 0}::integer, ${captured?.currency ?? order.currency}::text, ${source.gateway}::text,
        ${captured?.account ?? 'sales'}::text, ${now}::timestamptz
      from o where ${captured !== null}
      on conflict do nothing
    ), w as (
      update webhook_events set processed_at = ${now}, retry_at = null, outcome = 'applied'
      from o where webhook_events.id = ${source.event?.inboxId ?? null}
    ), f as (
      insert into effects (kind, order_id, created_at)
      select 'receipt', o.id, ${now}::timestamptz from o where ${after.becamePaid}
      on conflict do nothing
    )${money.length > 0 ? moneyInbox() : nothing}${retakes ? promoUse() : nothing}
    select pg_notify('order_changed', id::text) from o`.execute(db)
  return rows.length === 1

  // Left out of nearly every settlement: what is written nowhere still has to be made ready, table by table.
  function moneyInbox() {
    return part`, m as (
      insert into money_inbox (kind, gateway, gateway_ref, order_id, payment_id, amount, currency, detail, created_at)
      select m.kind, ${source.gateway}, ${moneyRef}, o.id, ${payment.id}::uuid, m.amount,
        m.currency, m.detail, ${now}::timestamptz
      from o, jsonb_to_recordset(${JSON.stringify(money)}::jsonb)
        as m (kind text, amount integer, currency text, detail text)
      on conflict do nothing
    ), r as (
      insert into refunds (order_id, payment_id, gateway, payment_ref, amount, currency, reason, actor_type,
        idempotency_key, check_at, created_at)
      select o.id, ${payment.id}::uuid, ${source.gateway}::text, ${moneyRef}::text, m.amount, m.currency, 'paid twice',
        'system', 'surplus', ${now}::timestamptz, ${now}::timestamptz
      from o, jsonb_to_recordset(${JSON.stringify(money)}::jsonb) as m (kind text, amount integer, currency text)
      where ${source.returnsSurplus} and m.kind = 'double'
      on conflict do nothing
      returning order_id, amount, currency, reason
    ), s as (
      insert into order_events (order_id, machine, to_state, actor_type, reason, amount, currency, created_at)
      select order_id, 'refund', 'requested', 'system', reason, amount, currency, ${now}::timestamptz from r
    )`
  }

  function promoUse() {
    return part`, code as (
      update promo_codes set used = used + 1 from o where promo_codes.code = o.promo_code
    )`
  }
}
