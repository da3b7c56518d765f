import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import type { Events } from '../../events.ts'
import type { Logger } from '../../logger.ts'
import { createWorkSet } from '../../work-set.ts'
import type { Gathered } from './gather.ts'
import { NotNow, OutcomeUnknown, retryDelay, type OutboxKind } from './kind.ts'
import { holdLease, leaseMs, steadyNow, type HeldLease, type LeaseKey } from './lease.ts'
import {
  claimEvents,
  postponeBlocked,
  supersedeOlder,
  type ClaimedEvent,
  type Settled,
} from './relay-queries.ts'

/** How long an unknown payload is left for workers of another release, and how often they are offered it. */
export const otherReleaseMs = { grace: 10 * 60_000, pause: 30_000 }
/** X5: an event that could not be tried for this long is only tried if staff ask for it. */
const overdueMs = 7 * 24 * 3_600_000
const blockedMs = 10 * 60_000
/** How many rows of a blocked lane are postponed at a time. */
const postponedAtOnce = 1000
/** Events that a lane claims at once per concurrent handler, so that a busy hour needs few statements. */
const takenForEach = 4

export interface LaneTools<Dependencies> {
  db: Db
  logger: Logger
  events: Events
  dependencies: () => Dependencies
  /** Once true, events that have not begun are left for another process. */
  stopping: () => boolean
  markStarted: Gathered<LeaseKey, boolean>
  /** Never rejects. */
  finish: Gathered<Settled, boolean>
}

/** The events of one kind in one process. */
export interface Lane {
  /** Claims due events; resolves once they are claimed, with whether there may be more. */
  take(): Promise<boolean>
  held(): ReadonlySet<HeldLease>
  idle(): Promise<void>
}

export function createLane<Dependencies>(
  kind: OutboxKind<Dependencies>,
  { db, logger, events, dependencies, stopping, markStarted, finish }: LaneTools<Dependencies>,
  /** Called when an event has ended and there is room for more. */
  onRoom: () => void,
): Lane {
  const { name, concurrency } = kind
  const held = new Set<HeldLease>()
  const work = createWorkSet(concurrency)
  // What takes minutes is taken one by one, so that none waits here while another process has nothing to do.
  const most = kind.worker === undefined ? concurrency * takenForEach : concurrency
  let left = false

  async function take(): Promise<boolean> {
    const blocked = kind.blockedBy?.(dependencies())
    if (blocked !== undefined) {
      const limit = postponedAtOnce
      return (await postponeBlocked(db, { kind: name, code: blocked, delayMs: blockedMs, limit })) === limit
    }
    const limit = most - held.size
    if (limit < concurrency) {
      left = true
      return false
    }
    if (kind.supersedes) await supersedeOlder(db, name)
    const renewedAt = steadyNow()
    const claimed = await claimEvents(db, { kind: name, token: randomUUID(), leaseMs, limit })
    left = claimed.length === limit
    for (const event of claimed) {
      const lease = holdLease({ id: event.id, token: event.token }, renewedAt, markStarted, kind.tryMs)
      held.add(lease)
      work.add(() => tryEvent(event, lease))
    }
    return false
  }

  async function tryEvent(event: ClaimedEvent, lease: HeldLease): Promise<void> {
    const end = stopping() ? untried : await outcomeOf(event, lease)
    const mine = await finish({
      id: event.id,
      token: event.token,
      ...end,
      ...(kind.forgets && { forget: true }),
    })
    held.delete(lease)
    if (mine && end.outcome !== 'retry') record(event, end)
    if (left && held.size <= most - concurrency) onRoom()
  }

  async function outcomeOf(event: ClaimedEvent, lease: HeldLease): Promise<End> {
    if (event.effect_started) return dead('outcome_unknown', event.last_error)
    if (kind.lifeMs !== undefined && event.age_ms >= kind.lifeMs) return { outcome: 'done', error: 'expired' }
    if (!kind.fits(event.payload)) {
      if (event.age_ms >= otherReleaseMs.grace) return dead('payload_invalid', null)
      return { outcome: 'retry', error: 'payload_invalid', delayMs: otherReleaseMs.pause, uncounted: true }
    }
    const wished = event.last_error === 'replayed'
    if (event.attempts === 1 && event.age_ms >= overdueMs && !wished) return dead('overdue', event.last_error)
    try {
      const { id, payload, order_id: orderId, attempts } = event
      const outcome = await kind.handle(dependencies(), { id, payload, orderId, attempts }, lease)
      if (outcome !== 'done') return { outcome: 'done', error: outcome }
      return { outcome: 'done', error: null, ...(kind.onTimeline && { timeline: 'sent' }) }
    } catch (error) {
      return failed(event, error)
    }
  }

  function failed(event: ClaimedEvent, error: unknown): End {
    const code = codeOf(error)
    // Logged without the error itself, because another service's message can quote an address.
    logger.warn({ kind: name, event: event.id, attempts: event.attempts, code }, 'an outbox event failed')
    if (error instanceof OutcomeUnknown) return dead('outcome_unknown', code)
    if (error instanceof NotNow)
      return { outcome: 'retry', error: code, delayMs: error.delayMs, uncounted: true }
    const delayMs = retryDelay(kind.retry, event.attempts)
    return delayMs === undefined ? dead('attempts_used', code) : { outcome: 'retry', error: code, delayMs }
  }

  const dead = (reason: NonNullable<Settled['reason']>, error: string | null): End => ({
    outcome: 'dead',
    reason,
    error,
    ...(kind.onTimeline && { timeline: 'failed' }),
  })

  function record({ id, order_id: orderId }: ClaimedEvent, { outcome, reason }: End) {
    events.record(`${name}_${outcome}`, {
      outboxEvent: id,
      ...(orderId === null ? {} : { orderId }),
      ...(reason === undefined ? {} : { reason }),
    })
  }

  return { take, held: () => held, idle: () => work.idle() }
}

type End = Omit<Settled, keyof LeaseKey>

const untried: End = { outcome: 'retry', error: null, delayMs: 0, uncounted: true }

/** The part of an error that may be stored. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
