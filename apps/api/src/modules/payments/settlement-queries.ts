import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../orders/actor.ts'
import type { LockedOrder, Settlement } from './settlement.ts'

/** §9: delivery within 24 hours of the money. */
const promisedHours = 24

export interface SettlementSource {
  actor: Actor
  gateway: string
  gatewayRef: string | null
  /** The gateway's event that brought the news, and our row of it. */
  event: { id: string; inboxId: string } | null
  requestId: string | null
  now: Date
}

/**
 * Writes all that a signal changes in one statement: payment, order, timeline, money inbox, the inbox row's end and the
 * word to whoever watches the order. Answers the effects that are now to be done.
 */
export async function applySettlement(
  tx: Tx,
  order: LockedOrder,
  settlement: Settlement,
  source: SettlementSource,
): Promise<{ id: string; kind: 'receipt' }[]> {
  const { payment, order: after, events, money } = settlement
  const { actor, now } = source
  const due = new Date(now.getTime() + promisedHours * 3_600_000)
  const { rows } = await sql<{ effect_id: string | null; kind: 'receipt' | null }>`
    with p as (
      update payments set state = ${payment.state}, failure_code = ${payment.failureCode},
        confirmed_at = case when ${payment.state} = 'confirmed' then coalesce(confirmed_at, ${now}) else confirmed_at end,
        check_at = case when ${payment.keepAsking} then check_at end
      where id = ${payment.id}
    ), o as (
      update orders set status = ${after.status}, payment_status = ${after.paymentStatus}, version = version + 1,
        stage = case when ${after.becamePaid} then 'queued' else stage end,
        confirmed_at = case when ${after.becamePaid} then ${now} else confirmed_at end,
        due_at = case when ${after.becamePaid} then ${due} else due_at end
      where id = ${order.id}
    ), e as (
      insert into order_events (order_id, machine, from_state, to_state, actor_type, actor_id, actor_name, reason,
        source_event, request_id, amount, currency, created_at)
      select ${order.id}, e.machine, e.from_state, e.to_state, ${actor.type}, ${actor.id}::uuid, ${actor.name}, e.reason,
        ${source.event?.id ?? null}, ${source.requestId}, e.amount, e.currency, ${now}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e (machine text, from_state text, to_state text, reason text, amount integer, currency text)
    ), m as (
      insert into money_inbox (kind, gateway, gateway_ref, order_id, payment_id, amount, currency, detail, created_at)
      select m.kind, ${source.gateway}, ${source.gatewayRef ?? payment.id}, ${order.id}, ${payment.id}, m.amount,
        ${order.currency}, m.detail, ${now}
      from jsonb_to_recordset(${JSON.stringify(money)}::jsonb) as m (kind text, amount integer, detail text)
      on conflict do nothing
    ), w as (
      update webhook_events set processed_at = ${now}, retry_at = null, outcome = 'applied'
      where id = ${source.event?.inboxId ?? null}
    ), f as (
      insert into effects (kind, order_id, created_at)
      select 'receipt', ${order.id}, ${now} where ${after.becamePaid}
      on conflict do nothing
      returning id, kind
    )
    select f.id as effect_id, f.kind, pg_notify('order_changed', ${order.id})
    from (select 1) as one left join f on true`.execute(tx)
  return rows.flatMap(({ effect_id: id, kind }) => (id === null || kind === null ? [] : [{ id, kind }]))
}
