import type { GatewayEventOutcome } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { uuidOrNull } from '../../ids.ts'
import type { GatewayEvent } from './gateways/gateway.ts'
import {
  orderWithPaymentsColumns,
  orderWithPaymentsOf,
  type CausingEvent,
  type OrderWithPayments,
  type OrderWithPaymentsRow,
} from './decision-queries.ts'

/** How long the process that stored an event has to process it before a poller claims it. */
const graceMs = 5000

/** P5.2: after this many tries a row is dead and waits for staff. */
export const maxTries = 12

export interface InboxRow {
  id: string
  gateway: string
  event_id: string
  gateway_ref: string
  about: 'payment' | 'history'
  tries: number
}

/** A stored event, and its order at that time. */
export interface StoredEvent {
  row: InboxRow
  known: OrderWithPayments | undefined
  /** After this a poller claims it. */
  graceEnds: Date
}

/** Ends an event that changed nothing; one that has just arrived is stored. */
export const finishEvent = (
  db: Db,
  gateway: string,
  event: CausingEvent,
  outcome: 'unchanged' | 'unmatched',
  now: Date,
) =>
  'inboxId' in event
    ? finishInboxRow(db, event.inboxId, outcome, now)
    : statement`
      insert into webhook_events (gateway, event_id, type, gateway_ref, raw, received_at, processed_at, outcome)
      values (${gateway}, ${event.id}, ${event.arrived.type}, ${event.arrived.ref}, ${event.arrived.raw},
        ${event.arrived.at}, ${now}, ${outcome})
      on conflict (gateway, event_id) do nothing`.execute(db)

/**
 * Stores an event once, and reads its order in the same statement. `undefined` if the event is a duplicate or needs no
 * processing.
 */
export async function insertInboxRow(
  db: Db,
  gateway: string,
  event: GatewayEvent,
  /** The encrypted body; null for an ignored event. */
  raw: Buffer | null,
  now: Date,
): Promise<StoredEvent | undefined> {
  const ignored = event.ref === null
  const graceEnds = new Date(now.getTime() + graceMs)
  const [stored] = await statement<{ inbox_id: string } & (OrderWithPaymentsRow | { id: null })>`
    with w as (
      insert into webhook_events (gateway, event_id, type, gateway_ref, about, raw, received_at, processed_at, outcome, retry_at)
      values (${gateway}, ${event.id}, ${event.type}, ${event.ref}, ${event.about ?? 'payment'}, ${raw}, ${now}, ${ignored ? now : null},
        ${ignored ? 'ignored' : null}, ${ignored ? null : graceEnds})
      on conflict (gateway, event_id) do nothing
      returning id
    )
    select w.id as inbox_id, ${orderWithPaymentsColumns} from w
    left join orders o on o.id = coalesce(
      (select order_id from payments where gateway = ${gateway}::text and gateway_ref = ${event.ref}::text),
      (select order_id from payments where id = ${uuidOrNull(event.attemptId)}::uuid and gateway = ${gateway}::text
        and gateway_ref is null))`.execute(db)
  if (stored === undefined || event.ref === null) return undefined
  const { inbox_id: id, ...order } = stored
  const row = {
    id,
    gateway,
    event_id: event.id,
    gateway_ref: event.ref,
    about: event.about ?? 'payment',
    tries: 0,
  } as const
  return { row, known: order.id === null ? undefined : orderWithPaymentsOf(order), graceEnds }
}

export const finishInboxRow = (
  db: Db | Tx,
  id: string,
  outcome: Extract<GatewayEventOutcome, 'applied' | 'unchanged' | 'unmatched'>,
  now: Date,
  /** Our reference of the money, if the event used another one, such as a page's intent or a chargeback. */
  ref?: string,
) =>
  db
    .updateTable('webhook_events')
    .set({ processed_at: now, retry_at: null, outcome, ...(ref === undefined ? {} : { gateway_ref: ref }) })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute()

/** Counts a failed try; `error` is a code, never a message that could quote the payload. */
export const failInboxRow = (db: Db, id: string, error: string) =>
  db
    .updateTable('webhook_events')
    .set({ last_error: error })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute()

/** Claims a gateway's due rows and schedules their retries: after 5 s, 10 s, 20 s … up to an hour. */
export async function claimInboxRows(db: Db, gateway: string, now: Date, limit: number): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    update webhook_events set tries = tries + 1,
      retry_at = case when tries + 1 < ${maxTries}
        then ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, tries)) end,
      outcome = case when tries + 1 < ${maxTries} then outcome else 'dead' end
    where id in (
      select id from webhook_events where processed_at is null and retry_at <= ${now} and gateway = ${gateway}
      order by retry_at limit ${limit} for update skip locked
    )
    returning id, gateway, event_id, gateway_ref, about, tries`.execute(db)
  return rows
}
