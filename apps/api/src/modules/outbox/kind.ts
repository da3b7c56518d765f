import type { LocalizedText } from '@recadinho/contracts/common'
import type { BlockedCode } from '@recadinho/contracts/outbox'
import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { OrdersTable } from '../../db/schema/orders.ts'
import type { Lease } from './lease.ts'

/** The payload of kinds that read all they need when they run. */
export const NoPayload = Type.Object({}, { additionalProperties: false })

/** An event as passed to its kind's handler. */
export interface OutboxEvent<Payload> {
  id: string
  orderId: string | null
  payload: Payload
  /** Number of tries, including this one. */
  attempts: number
}

export interface RetryPolicy {
  /** Maximum number of tries; after the last one the event is dead and waits for staff. */
  attempts: number
  /** The pause after the first try; each later one is twice as long. */
  firstDelayMs: number
  longestDelayMs: number
}

/** `obsolete`: its purpose no longer applies, so nothing was done. `refused`: the other side will never accept it. */
export type Outcome = 'done' | 'obsolete' | 'refused'

/** New values of an order's columns. */
export type OrderColumns = Readonly<Partial<Record<keyof OrdersTable, unknown>>>

/**
 * Changes of orders that cause an event, wherever in the code they are made (O1.12). `changeOrder` writes the event with the
 * change, without a payload; the handler reads the order.
 */
export interface FollowedChange {
  /** Whether a change of these columns may cause one. */
  when: (set: OrderColumns) => boolean
  /** A condition in SQL on the changed row of `orders`. */
  where?: string
  /** At most one event for each order; otherwise each change has its own. */
  once?: true
}

export interface KindDefinition<Payload extends TSchema, Dependencies> {
  /** Also `outbox_events.kind`. */
  name: string
  /** What staff call it. */
  label: LocalizedText
  /** The payload's schema in this release; any other payload is set aside (X4). */
  payload: Payload
  retry: RetryPolicy
  /** Concurrency per process. Each kind has its own lane, so that a flood of one kind delays no other. */
  concurrency: number
  /** A cron expression, in UTC, if its events are written by the clock (X12). */
  schedule?: string
  /** If its events are written with changes of orders. */
  follows?: FollowedChange
  /** It takes a whole processor for long: where there are processes for films, they handle it, and no others (X15). */
  worker?: 'films'
  /** Maximum duration of a try, including the wait for its turn; two minutes by default. */
  tryMs?: number
  /** Of events with the same `supersedeKey` only the newest is handled (X6). */
  supersedes?: true
  /** Lifetime after which an event is pointless and ends without a try. */
  lifeMs?: number
  /** The payload is personal and is deleted once the event is done. */
  forgets?: true
  /** Whether its end, done or dead, is written to the order's timeline. */
  onTimeline?: true
  /** Why this process's configuration cannot handle the kind; its events wait (X5). */
  blockedBy?(dependencies: Dependencies): BlockedCode | undefined
  /**
   * Handles the event, or throws. It may run again after a crash, so the irreversible step must directly follow
   * `lease.startEffect()`.
   */
  handle(dependencies: Dependencies, event: OutboxEvent<Static<Payload>>, lease: Lease): Promise<Outcome>
}

/** A kind as the relay sees it: payloads are validated before they reach the handler. */
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
      kind.handle(dependencies, event as OutboxEvent<Static<Payload>>, lease), // checked by `fits` before
  }
}

/** Thrown if the effect was started but its outcome is unknown. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  readonly code: string
  constructor(code: string) {
    super(`Nothing says whether it happened: ${code}`)
    this.code = code
  }
}

/** Thrown if no try is possible until someone fixes a problem, named by the code: the try is not counted. */
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

/**
 * The pause before the next try; `undefined` after the last one. A fifth of it is random, so that retries do not come
 * in waves.
 */
export function retryDelay({ attempts, firstDelayMs, longestDelayMs }: RetryPolicy, tried: number) {
  if (tried >= attempts) return undefined
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (tried - 1))
  return Math.round(delay * (0.9 + 0.2 * Math.random()))
}
