import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** A side effect outside the database that must follow a transaction. */
export interface NewOutboxEvent {
  kind: string
  /** Deduplicates: a second event of the same kind and key is not written. */
  dedupeKey: string
  /** Must match the kind's schema; no data about the child, no secrets. */
  payload: object
  /** The order on whose page it is shown. */
  orderId?: string
  /** The newest event of a kind with the same key supersedes older ones. */
  supersedeKey?: string
}

/** Writes events in the caller's transaction; call `ctx.notify.outbox()` after the commit. */
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

/** The events as one JSON value, for a statement that also writes other rows. */
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

/** Makes all events due that wait under this code, whatever their kind. */
export async function makeDue(tx: Tx, code: string): Promise<void> {
  await sql`
    update outbox_events set next_attempt_at = now()
    where next_attempt_at > now() and last_error = ${code} and leased_until is null`.execute(tx)
}
