import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { DeadReason } from '../../db/schema/jobs.ts'
import type { LeaseKey } from './lease.ts'

// All times here are the database's own, so that processes with different clocks agree.

export interface ClaimedEvent {
  id: string
  token: string
  payload: unknown
  order_id: string | null
  attempts: number
  last_error: string | null
  /** A worker started the effect and has not reported since. */
  effect_started: boolean
  age_ms: number
}

/** Claims a kind's events that are due and not leased. An event whose effect was started keeps its lease token (X3). */
export async function claimEvents(
  db: Db,
  { kind, token, leaseMs, limit }: { kind: string; token: string; leaseMs: number; limit: number },
): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    with due as materialized (
      select id from outbox_events
      where kind = ${kind} and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
      order by next_attempt_at limit ${limit} for update skip locked
    )
    update outbox_events e set attempts = attempts + 1, leased_until = ${after(leaseMs)},
      lease_token = case when effect_started_at is null then ${token}::uuid else lease_token end
    from due where e.id = due.id
    returning e.id, e.lease_token as token, e.payload, e.order_id, e.attempts, e.last_error,
      e.effect_started_at is not null as effect_started,
      (extract(epoch from now() - e.created_at) * 1000)::float8 as age_ms`.execute(db)
  return rows
}

/** Those of the kinds that have an event to claim. */
export async function listDueKinds(db: Db, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${kinds}::text[]) as kinds (kind) where exists (
      select from outbox_events e where e.kind = kinds.kind and e.next_attempt_at <= now()
        and (e.leased_until is null or e.leased_until <= now()))`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** Returns for each lease whether it is still held. */
export const renewLeases = (db: Db, leases: readonly LeaseKey[], leaseMs: number) =>
  touch(
    db,
    leases,
    sql`
    update outbox_events e set leased_until = ${after(leaseMs)} from held
    where e.id = held.id and e.lease_token = held.token and e.next_attempt_at is not null`,
  )

/** Records that effects are about to happen; returns for each lease whether it is still held. */
export const startEffects = (db: Db, leases: readonly LeaseKey[], leaseMs: number) =>
  touch(
    db,
    leases,
    sql`
    update outbox_events e set effect_started_at = now(), leased_until = ${after(leaseMs)} from held
    where e.id = held.id and e.lease_token = held.token and e.next_attempt_at is not null
      and e.leased_until > now()`,
  )

async function touch(
  db: Db,
  leases: readonly LeaseKey[],
  update: ReturnType<typeof sql>,
): Promise<boolean[]> {
  const ids = leases.map(({ id }) => id)
  const tokens = leases.map(({ token }) => token)
  const { rows } = await sql<{ id: string }>`
    with held as (select held.id, held.token from unnest(${ids}::bigint[], ${tokens}::uuid[]) as held (id, token))
    ${update} returning e.id`.execute(db)
  const kept = new Set(rows.map(({ id }) => id))
  return ids.map((id) => kept.has(id))
}

/** The result of a try. */
export interface Settled extends LeaseKey {
  outcome: 'done' | 'retry' | 'dead'
  error: string | null
  /** Set for `retry`. */
  delayMs?: number
  /** The try does not count, because nothing was tried. */
  uncounted?: boolean
  /** Set for `dead`. */
  reason?: DeadReason
  /** Deletes the payload once the event is done. */
  forget?: boolean
  /** The entry for the order's timeline. */
  timeline?: 'sent' | 'failed'
}

/**
 * Ends tries, each only for its lease's holder; returns for each whether the lease was still held. A try given up as
 * unknown keeps its token, so that a worker that returns with the outcome can still report it.
 */
export async function finishEvents(db: Db, settled: readonly Settled[], now: Date): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    with s as (
      select s.id, s.token, s.outcome, s.error, s."delayMs", s.uncounted, s.reason, s.timeline, s.forget
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (id bigint, token uuid, outcome text,
        error text, "delayMs" integer, uncounted boolean, reason text, timeline text, forget boolean)
    ), e as (
      update outbox_events e set leased_until = null, last_error = s.error,
        payload = case when s.forget and s.outcome = 'done' then '{}' else e.payload end,
        attempts = attempts - case when s.uncounted then 1 else 0 end,
        next_attempt_at = case when s.outcome = 'retry' then now() + interval '1 millisecond' * s."delayMs" end,
        done_at = case when s.outcome = 'done' then now() end,
        dead_at = case when s.outcome = 'dead' then now() end, dead_reason = s.reason,
        effect_started_at = case when s.reason = 'outcome_unknown' then effect_started_at end,
        lease_token = case when s.reason = 'outcome_unknown' then lease_token end
      from s where e.id = s.id and e.lease_token = s.token and e.done_at is null
      returning e.id, e.kind, e.order_id, s.timeline
    ), t as (
      insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
      select order_id, 'message', timeline, 'system', kind, ${now}::timestamptz from e
      where timeline is not null and order_id is not null
    )
    select id, case when timeline is not null then pg_notify('order_changed', order_id::text) end from e`.execute(
    db,
  )
  const mine = new Set(rows.map(({ id }) => id))
  return settled.map(({ id }) => mine.has(id))
}

/** Ends a kind's waiting or dead events that a newer event with the same key has superseded (X6). */
export async function supersedeOlder(db: Db, kind: string): Promise<void> {
  await sql`
    update outbox_events o set done_at = now(), next_attempt_at = null, last_error = 'superseded'
    where kind = ${kind} and done_at is null and supersede_key is not null
      and (next_attempt_at is not null or dead_at is not null) and (leased_until is null or leased_until <= now())
      and exists (
        select from outbox_events n
        where n.kind = o.kind and n.supersede_key = o.supersede_key and n.id > o.id
      )`.execute(db)
}

/** Postpones a kind's events that this process's configuration cannot handle; returns how many. */
export async function postponeBlocked(
  db: Db,
  { kind, code, delayMs, limit }: { kind: string; code: string; delayMs: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as materialized (
      select id from outbox_events
      where kind = ${kind} and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
      order by next_attempt_at limit ${limit} for update skip locked
    )
    update outbox_events e set next_attempt_at = ${after(delayMs)}, last_error = ${code}
    from due where e.id = due.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Makes events due again that waited for a setting of this process or were set aside by another release. */
export async function reconsider(
  db: Db,
  { kinds, able }: { kinds: readonly string[]; able: readonly string[] },
): Promise<void> {
  await sql`
    update outbox_events set next_attempt_at = now()
    where kind = any(${able}) and next_attempt_at > now() and last_error like 'no\\_%' and leased_until is null`.execute(
    db,
  )
  await sql`
    update outbox_events set next_attempt_at = now(), dead_at = null, dead_reason = null
    where dead_at is not null and done_at is null and dead_reason in ('kind_unknown', 'payload_invalid')
      and kind = any(${kinds})`.execute(db)
}

/** Sets aside events of kinds unknown to this release, unless another release may still take them (X4). */
export async function setUnknownAside(
  db: Db,
  kinds: readonly string[],
  graceMs: number,
): Promise<{ id: string; kind: string }[]> {
  const { rows } = await sql<{ id: string; kind: string }>`
    update outbox_events set next_attempt_at = null, dead_at = now(), dead_reason = 'kind_unknown'
    where kind <> all(${kinds}) and next_attempt_at <= now() - ${milliseconds(graceMs)}
      and (leased_until is null or leased_until <= now())
    returning id, kind`.execute(db)
  return rows
}

const milliseconds = (ms: number) => sql`interval '1 millisecond' * ${ms}::float8`
const after = (ms: number) => sql`now() + ${milliseconds(ms)}`
