import type pg from 'pg'
import { systemClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createDb, createPool, type Db } from './db/client.ts'
import { createNotifications, type Notifications } from './db/notifications.ts'
import { createEvents, type Events } from './events.ts'
import { jobs } from './jobs/jobs.ts'
import { createJobQueue, type JobQueue } from './jobs/queue.ts'
import { createSweeper, type Sweeper } from './jobs/sweeper.ts'
import { createLogger, type Logger } from './logger.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createCatalogCache, type CatalogCache } from './modules/catalog/cache.ts'
import { createOrderCounts, type OrderCountsCache } from './modules/admin-orders/counts.ts'
import { createHandOver, type HandOver } from './modules/messages/hand-over.ts'
import { createMailer, type Mailer } from './modules/messages/mailer.ts'
import { createOrderFeed, type OrderFeed } from './modules/orders/feed.ts'
import { createGateways, type Gateways } from './modules/payments/gateways/gateways.ts'
import { createWaitingBuyers, type WaitingBuyers } from './modules/payments/waiting.ts'
import { createSessionCache, type SessionCache } from './modules/sessions/cache.ts'
import { createPasswords, type Passwords } from './modules/sessions/passwords.ts'
import { createDiskStorage, type VideoStorage } from './modules/videos/storage.ts'
import { createWorkSet, type WorkSet } from './work-set.ts'

/** Webhooks that one process works off at once; the others of a burst are stored, acknowledged, and wait. */
const eventsAtOnce = 8

/** Everything that the API works with, each built once and each replaceable. */
export interface Context {
  config: Config
  clock: Clock
  logger: Logger
  metrics: Metrics
  events: Events
  pool: pg.Pool
  db: Db
  /** The queue's own connections: its upkeep takes longer than a request may, and never takes one from a request. */
  jobPool: pg.Pool
  notifications: Notifications
  jobs: JobQueue
  sweeper: Sweeper
  catalog: CatalogCache
  orderFeed: OrderFeed
  orderCounts: OrderCountsCache
  gateways: Gateways
  waitingBuyers: WaitingBuyers
  /** Webhooks that this process is working off. */
  inboxWork: WorkSet
  mailer: Mailer | undefined
  receipts: HandOver
  videoStorage: VideoStorage
  passwords: Passwords
  sessions: SessionCache
  /** Aborted when the process is told to end: no new traffic, open streams close. */
  shutdown: AbortController
}

export interface Overrides extends Partial<Context> {
  /** Sees the text of each statement. */
  onQuery?: (sql: string) => void
}

/** The composition root. Opens no connection by itself. */
export function createContext(config: Config, overrides: Overrides = {}): Context {
  const clock = overrides.clock ?? systemClock
  const logger = overrides.logger ?? createLogger(config)
  const metrics = overrides.metrics ?? createMetrics()
  const onError = (error: Error) => logger.warn({ err: error }, 'a database connection broke')
  const { databaseUrl } = config
  const pool = overrides.pool ?? createPool({ databaseUrl, max: config.poolSize, onError })
  const jobPool =
    overrides.jobPool ??
    createPool({
      databaseUrl,
      max: 3,
      onError,
      statementTimeoutMs: 60_000,
      applicationName: 'recadinho-jobs',
    })
  const db = overrides.db ?? createDb(pool, overrides.onQuery)
  const notifications = overrides.notifications ?? createNotifications(databaseUrl, logger)
  const gateways = overrides.gateways ?? createGateways(config, { db, clock })
  const orderFeed = overrides.orderFeed ?? createOrderFeed(notifications)
  const ctx: Context = {
    config,
    clock,
    logger,
    metrics,
    events: overrides.events ?? createEvents(logger, metrics),
    pool,
    jobPool,
    db,
    notifications,
    jobs:
      overrides.jobs ??
      createJobQueue({
        pool: jobPool,
        notifications,
        logger,
        jobs,
        work: config.jobs !== 'off',
        dependencies: () => ctx,
      }),
    sweeper: overrides.sweeper ?? createSweeper(() => ctx),
    catalog: overrides.catalog ?? createCatalogCache({ gateways, clock, db, notifications }),
    orderFeed,
    orderCounts: overrides.orderCounts ?? createOrderCounts(db, clock, orderFeed),
    gateways,
    waitingBuyers: overrides.waitingBuyers ?? createWaitingBuyers(() => ctx),
    inboxWork: overrides.inboxWork ?? createWorkSet(eventsAtOnce),
    mailer: overrides.mailer ?? createMailer(config),
    receipts: overrides.receipts ?? createHandOver(() => ctx),
    videoStorage: overrides.videoStorage ?? createDiskStorage(config.videoDir),
    passwords: overrides.passwords ?? createPasswords(),
    sessions: overrides.sessions ?? createSessionCache(notifications),
    shutdown: overrides.shutdown ?? new AbortController(),
  }
  return ctx
}

/** Closes what `createContext` opened, in the order in which nothing is cut off. */
export async function closeContext(ctx: Context): Promise<void> {
  await ctx.sweeper.stop()
  await ctx.waitingBuyers.stop()
  await ctx.inboxWork.idle()
  await ctx.receipts.stop()
  await ctx.jobs.stop(15_000)
  await ctx.notifications.stop()
  await ctx.jobPool.end()
  await ctx.db.destroy()
}
