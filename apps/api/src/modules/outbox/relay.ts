import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import type { Events } from '../../events.ts'
import { inHalves } from '../../jobs/in-halves.ts'
import type { Logger } from '../../logger.ts'
import { gather } from './gather.ts'
import type { OutboxKind } from './kind.ts'
import { createLane, otherReleaseMs, type Lane } from './lane.ts'
import { leaseMs, steadyNow, type HeldLease, type LeaseKey } from './lease.ts'
import {
  reconsider,
  renewLeases,
  finishEvents,
  listDueKinds,
  setUnknownAside,
  startEffects,
  type Settled,
} from './relay-queries.ts'

/** Debounce: events written within this time are claimed together. */
const notifiedMs = 200
/** How often is polled for events of other processes, due retries and dead workers: for all lanes at once. */
const pollMs = 3_000
const heartbeatMs = 4_000
const unknownKindsMs = 60_000
/** Batching window: tries that begin or end within this time share a statement. */
const gatherMs = 10
/** Pauses between tries to record an end, and the longest one. */
const finishAgainMs = { first: 1_000, longest: 60_000 }

interface RunningLane {
  lane: Lane
  /** The claim in progress. */
  taking?: Promise<void>
  /** Whether it was notified again since that claim began. */
  again: boolean
}

/** Passes the outbox's events to the handlers of their kinds (see SPEC.md). */
export interface OutboxRelay {
  /** Called after a commit that wrote events, with their kinds, or without for any kind. */
  notify(...kinds: string[]): void
  /** Starts working; a process that only writes events never calls it. */
  start(): void
  /** Processes everything that is due, and resolves once it was tried. */
  runOnce(): Promise<void>
  /** Finishes work in progress and claims nothing new. */
  stop(): Promise<void>
}

export interface RelayOptions<Dependencies> {
  db: Db
  clock: Clock
  logger: Logger
  events: Events
  /** Those that this process handles. */
  kinds: readonly OutboxKind<Dependencies>[]
  /** The names of all kinds of this release; by default, of those that it handles. */
  knownKinds?: readonly string[]
  /** The dependencies of the kinds' handlers. */
  dependencies: () => Dependencies
}

export function createRelay<Dependencies>(options: RelayOptions<Dependencies>): OutboxRelay {
  const { db, clock, logger, kinds, dependencies } = options
  const names = kinds.map(({ name }) => name)
  const { knownKinds = names } = options
  const life = { working: false, stopped: false }
  const stopping = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const notified = new Set<string>()
  let gathering: NodeJS.Timeout | undefined

  const markStarted = gather(gatherMs, (leases: readonly LeaseKey[]) => startEffects(db, leases, leaseMs))
  // An end that the database rejects keeps no other from being recorded.
  const finishOnce = gather(gatherMs, (settled: readonly Settled[]) =>
    inHalves<Settled, { held: boolean } | { error: unknown }>(
      settled,
      async (some) => (await finishEvents(db, some, clock.now())).map((held) => ({ held })),
      (_, error) => ({ error }),
    ),
  )

  /** An effect that has happened must be recorded, so this retries while the database is down. */
  async function finish(settled: Settled): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      const answer = await finishOnce(settled).catch((error: unknown) => ({ error }))
      if ('held' in answer) return answer.held
      logger.error(
        { err: answer.error, event: settled.id },
        'the end of an outbox event could not be written',
      )
      if (life.stopped) return false
      const pauseMs = Math.min(finishAgainMs.longest, finishAgainMs.first * 2 ** (tries - 1))
      // Half of it is random, so that those that failed together do not meet again.
      const jitter = 0.5 + Math.random()
      const { signal } = stopping
      // A stop shortens it: then this is tried once more.
      await pause(pauseMs * jitter, undefined, { signal }).catch(() => pause(finishAgainMs.first * jitter))
    }
  }

  const tools = { ...options, stopping: () => life.stopped, markStarted, finish }
  const lanes = new Map<string, RunningLane>(
    kinds.map((kind) => [kind.name, { lane: createLane(kind, tools, () => run(kind.name)), again: false }]),
  )

  function run(name: string): void {
    const entry = lanes.get(name)
    if (entry === undefined || life.stopped || !life.working) return
    entry.again = true
    entry.taking ??= takeAll(entry).finally(() => delete entry.taking)
  }

  async function takeAll(entry: RunningLane): Promise<void> {
    while (entry.again && !life.stopped) {
      entry.again = false
      try {
        if (await entry.lane.take()) entry.again = true
      } catch (error) {
        logger.warn({ err: error }, 'outbox events are taken later')
      }
    }
  }

  const held = (): HeldLease[] =>
    lanes
      .values()
      .flatMap(({ lane }) => lane.held())
      .toArray()

  async function beat(): Promise<void> {
    const leases = held()
    for (const lease of leases) if (!lease.wanted()) lease.lost()
    const wanted = leases.filter((lease) => lease.wanted())
    if (wanted.length === 0) return
    const renewedAt = steadyNow()
    const keys = wanted.map(({ id, token }) => ({ id, token }))
    const kept = await renewLeases(db, keys, leaseMs)
    for (const [index, lease] of wanted.entries())
      if (kept[index]) lease.renewed(renewedAt)
      else lease.lost()
  }

  async function setAside(): Promise<void> {
    for (const { id, kind } of await setUnknownAside(db, knownKinds, otherReleaseMs.grace))
      logger.error({ kind, event: id }, 'an outbox event of an unknown kind was set aside')
  }

  function every(ms: number, work: () => Promise<void>) {
    let running = false
    const run = async () => {
      if (running) return
      running = true
      await work().catch((error: unknown) => logger.warn({ err: error }, 'the outbox tries again'))
      running = false
    }
    timers.add(setInterval(() => void run(), ms))
  }

  const able = () => kinds.filter((kind) => kind.blockedBy?.(dependencies()) === undefined)

  return {
    notify(...about) {
      if (!life.working || life.stopped) return
      for (const name of about.length > 0 ? about : names) notified.add(name)
      gathering ??= setTimeout(() => {
        gathering = undefined
        const wanted = new Set(notified)
        notified.clear()
        // Events of blocked kinds cannot hurry: each poll postpones those that came since in one statement.
        for (const { name } of able()) if (wanted.has(name)) run(name)
      }, notifiedMs)
    },
    start() {
      if (life.working || life.stopped) return
      life.working = true
      every(heartbeatMs, beat)
      every(unknownKindsMs, setAside)
      every(pollMs, async () => (await listDueKinds(db, names)).forEach(run))
      void reconsider(db, { kinds: names, able: able().map(({ name }) => name) })
        .then(setAside)
        .catch((error: unknown) => logger.warn({ err: error }, 'the outbox tries again'))
        .finally(() => names.forEach(run))
    },
    async runOnce() {
      await setAside()
      await Promise.all(
        [...lanes.values()].map(async ({ lane }) => {
          for (let more = true; more;) {
            more = await lane.take()
            const busy = [...lane.held()].length > 0
            await lane.idle()
            more ||= busy
          }
        }),
      )
    },
    async stop() {
      life.stopped = true
      stopping.abort()
      clearTimeout(gathering)
      await Promise.all([...lanes.values()].flatMap(({ taking }) => taking ?? []))
      // Leases are renewed until the last event has ended.
      await Promise.all([...lanes.values()].map(({ lane }) => lane.idle()))
      for (const timer of timers) clearInterval(timer)
    },
  }
}
