import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** Something that must happen outside the shop because of what its transaction writes. */
export interface NewOutboxEvent {
  kind: string
  /** The same event is written once: a second one of its kind with the same key is left out. */
  dedupeKey: string
  /** As the kind's schema says; nothing about the child, no secret. */
  payload: object
  /** The order that it is shown beside. */
  orderId?: string
  /** The newest event of its kind with the same key settles the older ones. */
  supersedeKey?: string
}

/** Writes events in the caller's transaction; `ctx.notify.outbox()` follows once that has committed. */
export async function insertOutboxEvents(
  db: Db | Tx,
  events: readonly NewOutboxEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id, created_at)
    select e.kind, e.dedupe_key, e.supersede_key, e.payload, e.order_id, ${now}::timestamptz
    from jsonb_to_recordset(${outboxJson(events)}::jsonb)
      as e (kind text, dedupe_key text, supersede_key text, payload jsonb, order_id uuid)
    on conflict do nothing`.execute(db)
}

/** The events as one JSON value, for a statement that writes them beside other rows. */
export const outboxJson = (events: readonly NewOutboxEvent[]): string =>
  JSON.stringify(
    events.map(({ kind, dedupeKey, supersedeKey, payload, orderId }) => ({
      kind,
      dedupe_key: dedupeKey,
      supersede_key: supersedeKey,
      payload,
      order_id: orderId,
    })),
  )

/** What waits under this code, whatever its kind, is due now. */
export async function makeDue(tx: Tx, code: string): Promise<void> {
  await sql`
    update outbox_events set next_attempt_at = now()
    where next_attempt_at > now() and last_error = ${code} and leased_until is null`.execute(tx)
}
