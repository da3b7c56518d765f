import { PgBoss, type Db as BossDb, type JobWithMetadata } from 'pg-boss'
import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Notifications } from '../db/notifications.ts'
import type { Logger } from '../logger.ts'

/** Work that comes by the clock, done at least once. Its handler must bear being run twice. What follows from an order goes through the outbox. */
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
  /** At most one job of it waits or runs, in all processes. */
  exclusive?: true
  /** Cron expression in UTC, for work that comes by the clock. */
  schedule?: string
}

export interface JobQueue {
  /** Jobs that failed for good and wait for an operator; none before the start. */
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
  /** Whether this process does the work. */
  work: boolean
  dependencies: () => Dependencies
}

const deadLetterQueue = 'dead-letters'
const startPauseMs = { least: 250, most: 10_000 }

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

  const stopping = new AbortController()

  /** Tries until it succeeds: a connection that is cut meanwhile must not end a process that answers already. */
  async function start() {
    let pauseMs = startPauseMs.least
    while (!stopping.signal.aborted) {
      try {
        return await startOnce()
      } catch (error) {
        logger.error({ err: error }, 'the job queue did not start; trying again')
        await boss.stop({ graceful: false, close: false }).catch(() => undefined)
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        pauseMs = Math.min(2 * pauseMs, startPauseMs.most)
      }
    }
  }

  async function startOnce() {
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
      // A notification that comes while a job runs is lost; the next poll finds what it announced.
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
    async deadLetters() {
      if (!starting) return 0
      await starting
      return (await boss.getQueueStats(deadLetterQueue, { force: true }))[0]?.totalCount ?? 0
    },
    async stop(timeoutMs) {
      if (!starting) return
      stopping.abort()
      await starting.catch(() => undefined)
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false })
    },
  }
}

const queueOptions = ({
  retries = 8,
  exclusive,
}: Pick<JobDefinition<never, never>, 'retries' | 'exclusive'>) => ({
  policy: exclusive ? 'exclusive' : 'standard',
  retryLimit: retries,
  retryDelay: 2,
  retryDelayMax: 15 * 60,
  retryBackoff: true,
  // Jobs end by themselves long before.
  expireInSeconds: 10 * 60,
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
