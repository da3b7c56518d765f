import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { createPoller, type Poller } from './jobs/poller.ts'
import { createRounds, type Rounds } from './jobs/rounds.ts'
import { createScheduler } from './jobs/scheduler.ts'
import { applyStatuses, pollDeadAttempts, pollDeliveries } from './modules/deliveries/poll.ts'
import { approveByRule } from './modules/desk/rule.ts'
import { pollInbox, processEvent } from './modules/gateway-events/process.ts'
import { expireOrders } from './modules/payments/expire.ts'
import { createOpenedForms } from './modules/payments/opened-forms.ts'
import type { PaymentGateway } from './modules/payments/gateways/gateway.ts'
import { countDead } from './modules/outbox/dead-queries.ts'
import type { OutboxKind } from './modules/outbox/kind.ts'
import { createRelay, type OutboxRelay } from './modules/outbox/relay.ts'
import { switchOff } from './modules/outbox/registry.ts'
import { listenToEvents } from './modules/outbox/write.ts'
import type { StoredEvent } from './modules/payments/inbox-queries.ts'
import { pollAttempts, pollForWaitingBuyers } from './modules/payments/poll-attempts.ts'
import { sendRefunds } from './modules/refunds/send.ts'
import { createVisitCounter } from './modules/tracking/count/counter.ts'
import { writeNotes } from './modules/tracking/tracking.ts'
import { outboxKinds } from './outbox-kinds.ts'
import { createWorkSet } from './work-set.ts'

/** Concurrent webhooks of one gateway per process; the others of a burst are stored and acknowledged, and wait. */
const webhooksAtOnce = 4

const roundMs = 10_000
/** K7: a film waits no longer for the owner's rule; each is looked at as a whole. */
const approvalsMs = 30_000
/** Staff watch a message's state; statuses stored by this process are applied immediately. */
const statusesMs = 2_000
/** Marketing's figures are promised to be at most fifteen seconds old (E4). */
const visitsMs = 10_000
/** A buyer is waiting, so due attempts are polled more often (P5.1). */
const attemptsMs = 2_000
/** Together with the call this stays below the ten seconds that a waiting buyer is promised (P5.8). */
const waitingMs = 8_000

/** All background work. */
export interface Workers {
  outbox: OutboxRelay
  /** Starts the workers that this process is configured to run. */
  start(): void
  /** Stops claiming work and finishes what is in progress. */
  stop(): Promise<void>
  /** Resolves once the webhooks stored by this process have been handled, and the references of card forms stored. */
  idle(): Promise<void>
}

/**
 * Builds the outbox relay, the scheduler and the pollers, and handles webhooks stored by requests. Each gateway has its
 * own lanes and share of work.
 */
export function createWorkers(ctx: Context): Workers {
  const { config, db, clock, logger, events } = ctx
  const works = config.jobs === 'inline' || config.jobs === 'only'
  const dependencies = () => ctx
  const jobs = outboxKinds.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [name]))
  ctx.metrics.gauge('dead_jobs', 'Scheduled jobs whose last run failed for good', async () => [
    { labels: {}, value: await countDead(db, jobs) },
  ])
  const outbox = createRelay({
    db,
    clock,
    logger,
    events,
    kinds: kindsHandledBy(config),
    knownKinds: outboxKinds.map(({ name }) => name),
    dependencies,
  })
  const webhooks = createWebhookLanes(ctx)
  const forms = createOpenedForms(ctx)
  const statuses = createPoller(logger, {
    name: 'statuses',
    everyMs: statusesMs,
    work: () => applyStatuses(ctx),
  })
  listenToEvents(db, (kinds) => outbox.notify(...kinds))
  if (!config.films.enabled)
    switchOff(
      db,
      outboxKinds.filter(({ worker }) => worker === 'films').map(({ name }) => name),
    )
  ctx.notify.listen({
    statuses: () => void (works && statuses.poll()),
    webhook: (stored) => webhooks.add(stored),
    opened: (attemptId, ref) => forms.add(attemptId, ref),
  })
  const notes = createPoller(logger, {
    name: 'tracking notes',
    everyMs: visitsMs,
    work: () => writeNotes(ctx),
  })
  const rounds = createRounds(ctx)
  const counter = createVisitCounter(ctx)
  const visits = createPoller(logger, {
    name: 'visits',
    everyMs: visitsMs,
    work: () => counter.count(),
    onRound: rounds.record,
  })
  const scheduler = createScheduler(ctx, outboxKinds, rounds.record)
  const pollers = [...lanesOf(ctx, rounds.record).flat(), scheduler]
  const waiting = createPoller(logger, {
    name: 'waiting buyers',
    everyMs: waitingMs,
    work: () => pollForWaitingBuyers(ctx),
  })
  return {
    outbox,
    start() {
      // Only makes films.
      if (config.jobs === 'films') return outbox.start()
      waiting.start()
      forms.start()
      notes.start()
      if (!works) return
      for (const poller of [...pollers, statuses, visits, rounds]) poller.start()
      outbox.start()
    },
    async stop() {
      await Promise.all(
        [...pollers, statuses, visits, notes, waiting, webhooks, forms, rounds, counter].map((each) =>
          each.stop(),
        ),
      )
      // A round that was beginning has started it again.
      await counter.stop()
      await outbox.stop()
      // Events rejected since the last round (T1).
      await writeNotes(ctx).catch((error: unknown) =>
        logger.warn({ err: error }, 'counts of refused events are lost'),
      )
    },
    async idle() {
      await forms.poll()
      await webhooks.idle()
    },
  }
}

/**
 * X15: the kinds that a process with this configuration handles. Where no films are made any more, their events end at
 * once, and many at a time.
 */
export const kindsHandledBy = ({ jobs, films }: Pick<Config, 'jobs' | 'films'>): OutboxKind<Context>[] =>
  outboxKinds.flatMap(({ worker, ...kind }) => {
    if (worker === undefined) return jobs === 'films' ? [] : [kind]
    if (!films.enabled) return [{ ...kind, concurrency: endedAtOnce }]
    return jobs === 'only' ? [] : [{ ...kind, worker }]
  })

const endedAtOnce = 16

/** Handles webhooks stored by this process, a few of each gateway at a time and in order. */
function createWebhookLanes(ctx: Context) {
  const lanes = new Map([...ctx.gateways.keys()].map((name) => [name, createWorkSet(webhooksAtOnce)]))
  let stopped = false
  // A webhook that waited too long is left to a poller, as are all waiting ones when the process ends.
  const handle = async ({ row, known, graceEnds }: StoredEvent) =>
    stopped || ctx.clock.now() >= graceEnds ? undefined : processEvent(ctx, row, known)
  const idle = async () => {
    for (const lane of lanes.values()) await lane.idle()
  }
  return {
    add: (stored: StoredEvent) => lanes.get(stored.row.gateway)?.add(() => handle(stored)),
    idle,
    stop() {
      stopped = true
      return idle()
    },
  }
}

/** One round of every lane, ordered so that one may save the next its work; for tests and benchmarks. */
export async function pollOnce(ctx: Context): Promise<void> {
  for (const lanes of lanesOf(ctx)) await Promise.all(lanes.map((lane) => lane.poll()))
}

/**
 * In this order, because an event may answer what an attempt would be polled for, and confirm the payment of an order
 * that would expire.
 */
function lanesOf(ctx: Context, onRound?: Rounds['record']): Poller[][] {
  const gateways = [...ctx.gateways.values()]
  const poller = (name: string, everyMs: number, work: () => Promise<void>) =>
    createPoller(ctx.logger, { name, everyMs, work, onRound })
  const perGateway = (
    name: string,
    everyMs: number,
    work: (ctx: Context, gateway: PaymentGateway) => Promise<void>,
  ) => gateways.map((gateway) => poller(`${name} ${gateway.name}`, everyMs, () => work(ctx, gateway)))
  return [
    perGateway('webhooks', roundMs, pollInbox),
    perGateway('attempts', attemptsMs, pollAttempts),
    perGateway('refunds', roundMs, sendRefunds),
    [poller('dead messages', roundMs, () => pollDeadAttempts(ctx))],
    [poller('deliveries', roundMs, () => pollDeliveries(ctx))],
    [poller('film approvals', approvalsMs, () => approveByRule(ctx))],
    [
      poller('expiry', roundMs, () => expireOrders(ctx, null)),
      ...perGateway('expiry', roundMs, expireOrders),
    ],
  ]
}
