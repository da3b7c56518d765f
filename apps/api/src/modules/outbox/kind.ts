import type { BlockedCode } from '@recadinho/contracts/outbox'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Lease } from './lease.ts'

/** One event as its kind's handler sees it. */
export interface OutboxEvent<Payload> {
  id: string
  orderId: string | null
  payload: Payload
  /** How often it was tried, this time included. */
  attempts: number
}

export interface RetryPolicy {
  /** Tries in all; after the last one the event is dead and waits for staff. */
  attempts: number
  /** The pause after the first try; each one after that is twice as long. */
  firstDelayMs: number
  longestDelayMs: number
}

/** `obsolete`: what it was for does not apply any more, so nothing was done. */
export type Outcome = 'done' | 'obsolete'

export interface KindDefinition<Payload extends TSchema, Dependencies> {
  /** Also `outbox_events.kind`. */
  name: string
  /** What this release writes and reads; anything else is set aside (X4). */
  payload: Payload
  retry: RetryPolicy
  /** How many at once in one process: a kind is a lane of its own, so a flood of one holds up no other. */
  concurrency: number
  /** How long a try may take, with the wait for its turn; two minutes when absent. */
  tryMs?: number
  /** Of the events with the same `supersedeKey` only the newest matters (X6). */
  supersedes?: true
  /** After so long it is pointless and ends without a try. */
  lifeMs?: number
  /** Its payload is personal, so nothing of it stays once it is done. */
  forgets?: true
  /** Whether its end, done or dead, is a line of its order's timeline. */
  onTimeline?: true
  /** Why nothing of this kind can be done as this process is configured: its events wait (X5). */
  blockedBy?(dependencies: Dependencies): BlockedCode | undefined
  /**
   * Does it, or throws. It may run again after a crash, so the step that cannot be undone comes right after
   * `lease.startEffect()`.
   */
  handle(dependencies: Dependencies, event: OutboxEvent<Static<Payload>>, lease: Lease): Promise<Outcome>
}

/** A kind of event as the relay sees it: its payloads are checked before they reach the handler. */
export interface OutboxKind<Dependencies> extends Omit<KindDefinition<TSchema, Dependencies>, 'handle'> {
  fits(payload: unknown): boolean
  handle(dependencies: Dependencies, event: OutboxEvent<unknown>, lease: Lease): Promise<Outcome>
}

export function defineKind<Payload extends TSchema, Dependencies>(
  kind: KindDefinition<Payload, Dependencies>,
): OutboxKind<Dependencies> {
  let check: { Check(payload: unknown): boolean } | undefined
  return {
    ...kind,
    fits: (payload) => (check ??= Compile(kind.payload)).Check(payload),
    handle: (dependencies, event, lease) =>
      kind.handle(dependencies, event as OutboxEvent<Static<Payload>>, lease), // `fits` was asked before
  }
}

/** Thrown where the effect was started and nothing says whether it happened. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  readonly code: string
  constructor(code: string) {
    super(`Nothing says whether it happened: ${code}`)
    this.code = code
  }
}

/** Thrown where nothing can be tried until somebody mends something: no try is lost, and a code says what. */
export class NotNow extends Error {
  override readonly name = 'NotNow'
  readonly code: string
  readonly delayMs: number
  constructor(code: string, delayMs: number) {
    super(`It cannot be tried now: ${code}`)
    this.code = code
    this.delayMs = delayMs
  }
}

/** The pause before the next try; `undefined` when there is none. A fifth is random, so that retries do not come in waves. */
export function retryDelay({ attempts, firstDelayMs, longestDelayMs }: RetryPolicy, tried: number) {
  if (tried >= attempts) return undefined
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (tried - 1))
  return Math.round(delay * (0.9 + 0.2 * Math.random()))
}
