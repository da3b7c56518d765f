import { PgBoss, type Db as BossDb, type JobWithMetadata } from 'pg-boss'
import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Notifications } from '../db/notifications.ts'
import { retryTransient } from '../db/retry-transient.ts'
import type { Logger } from '../logger.ts'

/**
 * Scheduled work, run at least once; its handler must be idempotent. What follows from an order goes through the
 * outbox.
 */
export interface JobDefinition<Data extends object, Dependencies> {
  /** Also the queue's name. */
  name: string
  handle(dependencies: Dependencies, data: Data, job: { id: string; signal: AbortSignal }): Promise<void>
  /** Number of retries after the first failure; 8 by default. Then it goes to the dead letters. */
  retries?: number
  /** Records the final failure where staff see it; the data is also kept with the dead letters. */
  failForGood?(dependencies: Dependencies, data: Data): Promise<void>
  /** Concurrency per process; 1 by default. */
  concurrency?: number
  /** At most one job of it waits or runs, across all processes. */
  exclusive?: true
  /** Cron expression in UTC. */
  schedule?: string
}

export interface JobQueue {
  /** Jobs that finally failed and wait for an operator; 0 before the start. */
  deadLetters(): Promise<number>
  /** Connects and creates what is missing. With `work` it also starts the workers. */
  start(): Promise<void>
  /** Waits for running jobs, for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

export interface QueueOptions<Dependencies> {
  pool: pg.Pool
  notifications: Notifications
  logger: Logger
  /** All jobs; each gets a queue. */
  jobs: readonly JobDefinition<never, Dependencies>[]
  /** Whether this process runs jobs. */
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

  /** Retries until it succeeds: a broken connection must not end a process that is already serving requests. */
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
      // A notification that arrives while a job runs is lost; the next poll finds its job.
      {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        includeMetadata: true,
      },
      async ([task]: JobWithMetadata<never>[]) => {
        if (!task) return
        let failed = false
        try {
          await job.handle(dependencies(), task.data, task)
        } catch (error) {
          failed = true
          logger.error({ err: error, queue: name, jobId: task.id }, 'job failed')
          if (task.retryCount >= task.retryLimit) await job.failForGood?.(dependencies(), task.data)
        }
        // Not the error itself: pg-boss stores what is thrown, and a database's error quotes the row that it rejects.
        if (failed) throw new Error('The job failed; the log says why')
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
  // Jobs end long before.
  expireInSeconds: 10 * 60,
  // A dead worker is detected after this long, and its job given to another.
  heartbeatSeconds: 10,
  deadLetter: deadLetterQueue,
  notify: true,
  deleteAfterSeconds: 24 * 3600,
})

/** pg-boss on our own pool and our own listening connection. */
function bossDatabase(pool: pg.Pool, notifications: Notifications): BossDb {
  return {
    executeSql: (text, values) => retryTransient(() => pool.query(text, values)),
    listen: (channel, onMessage, onGap) => {
      const listener = notifications.listen(channel, onMessage, onGap)
      return Promise.resolve({ close: () => Promise.resolve(listener.close()) })
    },
  }
}
