import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { afterCommit, databaseOf } from '../../db/transaction.ts'

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

/** Writes events in the caller's transaction, and announces them after its commit. */
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
  announceEvents(db, events)
}

const outboxJson = (events: readonly NewOutboxEvent[]): string =>
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
  const { rows } = await sql<{ kind: string }>`
    update outbox_events set next_attempt_at = now()
    where next_attempt_at > now() and last_error = ${code} and leased_until is null returning kind`.execute(
    tx,
  )
  announceEvents(tx, rows)
}

type Listener = (kinds: readonly string[]) => void

const listeners = new WeakMap<Db, Listener>()

/** Passes the kinds of events that this process has made due to the listener: the relay. */
export const listenToEvents = (db: Db, listener: Listener): void => void listeners.set(db, listener)

/**
 * Called by every statement that makes events due, after it (X13): the relay learns of them after the commit. Without a
 * relay in this process, another one finds them at its next poll.
 */
export function announceEvents(db: Db | Tx, events: readonly { kind: string }[]): void {
  const listener = listeners.get(databaseOf(db))
  const kinds = new Set(events.map(({ kind }) => kind))
  if (listener && kinds.size > 0) afterCommit(db, () => listener([...kinds]))
}
