import { fromKysely, PgBoss, type Db as BossDb, type JobWithMetadata } from 'pg-boss'
import type pg from 'pg'
import type { Tx } from '../db/client.ts'
import type { Notifications } from '../db/notifications.ts'
import type { Logger } from '../logger.ts'

/** A kind of work that is done after the answer, at least once. Its handler must bear being run twice. */
export interface JobDefinition<Data extends object, Dependencies> {
  /** Also the queue's name. */
  name: string
  handle(dependencies: Dependencies, data: Data, job: { id: string; signal: AbortSignal }): Promise<void>
  /** Times it is tried again after the first failure; 8 when absent. Then it goes to the dead letters. */
  retries?: number
  /** Notes a last failure where staff see it; the data waits with the dead letters as well. */
  failForGood?(dependencies: Dependencies, data: Data): Promise<void>
  /** How many at once in one process; 1 when absent. */
  concurrency?: number
  /** At most one job with the same key waits; one that is handed over meanwhile is that one. */
  oneByKey?: true
  /** Cron expression in UTC, for work that comes by the clock. */
  schedule?: string
}

export interface SendOptions {
  /** For a job that is `oneByKey`. */
  key?: string
  startAfter?: Date
}

export interface JobQueue {
  /** Hands work over in the caller's transaction: it exists exactly if the transaction commits. */
  send<Data extends object>(
    tx: Tx,
    job: Pick<JobDefinition<Data, never>, 'name'>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /** Jobs that failed for good and wait for somebody, by queue. */
  deadLetters(): Promise<number>
  /** Connects and makes what is missing. `work` also starts the workers. */
  start(): Promise<void>
  /** Lets running jobs finish, for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

export interface QueueOptions<Dependencies> {
  pool: pg.Pool
  notifications: Notifications
  logger: Logger
  /** Every job there is; a queue is made for each. */
  jobs: readonly JobDefinition<never, Dependencies>[]
  /** Whether this process does the work too, or only hands it over. */
  work: boolean
  dependencies: () => Dependencies
}

const deadLetterQueue = 'dead-letters'

export function createJobQueue<Dependencies>(options: QueueOptions<Dependencies>): JobQueue {
  const { pool, notifications, logger, jobs, work, dependencies } = options
  const boss = new PgBoss({
    db: bossDatabase(pool, notifications),
    schema: 'jobs',
    useListenNotify: true,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: 5,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue met an error'))
  let starting: Promise<void> | undefined

  async function start() {
    await boss.start()
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!known.has(deadLetterQueue))
      await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * 24 * 3600 })
    for (const job of jobs) if (!known.has(job.name)) await boss.createQueue(job.name, queueOptions(job))
    if (!work) return
    for (const job of jobs) await startWorker(job)
  }

  async function startWorker(job: JobDefinition<never, Dependencies>) {
    const { name, concurrency = 1, schedule } = job
    await boss.work(
      name,
      // A notification that comes while a job is at work wakes nobody: what it told of is found by looking again soon.
      {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        includeMetadata: true,
      },
      async ([task]: JobWithMetadata<never>[]) => {
        if (!task) return
        try {
          await job.handle(dependencies(), task.data, task)
        } catch (error) {
          logger.error({ err: error, queue: name, jobId: task.id }, 'job failed')
          if (task.retryCount >= task.retryLimit) await job.failForGood?.(dependencies(), task.data)
          throw error
        }
      },
    )
    if (schedule) await boss.schedule(name, schedule)
  }

  return {
    start: () => (starting ??= start()),
    async send(tx, { name }, data, { key, startAfter } = {}) {
      await (starting ??= start())
      await boss.send(name, data, {
        db: fromKysely(tx),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfter ? { startAfter } : {}),
      })
    },
    deadLetters: async () => (await boss.getQueueStats(deadLetterQueue, { force: true }))[0]?.totalCount ?? 0,
    async stop(timeoutMs) {
      if (!starting) return
      await starting.catch(() => undefined)
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false })
    },
  }
}

const queueOptions = ({ retries = 8, oneByKey }: { retries?: number; oneByKey?: true }) => ({
  policy: oneByKey ? 'short' : 'standard',
  retryLimit: retries,
  retryDelay: 2,
  retryDelayMax: 15 * 60,
  retryBackoff: true,
  // A worker that died is noticed after this long, and its job given to another.
  heartbeatSeconds: 10,
  deadLetter: deadLetterQueue,
  notify: true,
  deleteAfterSeconds: 24 * 3600,
})

/** pg-boss on our own pool, and on our own listening connection. */
function bossDatabase(pool: pg.Pool, notifications: Notifications): BossDb {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onMessage, onGap) => {
      const listener = notifications.listen(channel, onMessage, onGap)
      return Promise.resolve({ close: () => Promise.resolve(listener.close()) })
    },
  }
}
