import { PgBoss } from 'pg-boss'
import { afterEach, expect, test } from 'vitest'
import { cleanUp } from '../src/jobs/clean-up.ts'
import { createJobQueue, type JobDefinition, type JobQueue } from '../src/jobs/queue.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'

interface Note {
  text: string
}

let shop: TestApp
let queue: JobQueue | undefined
afterEach(async () => {
  await queue?.stop(5_000)
  queue = undefined
  await shop.close()
})

async function start(job: JobDefinition<Note, null>) {
  shop = await createTestApp()
  const { pool, notifications, logger } = shop.ctx
  const jobs = [job as JobDefinition<never, null>] // a list of jobs with different data
  queue = createJobQueue({ pool, notifications, logger, jobs, work: true, dependencies: () => null })
  await queue.start()
  return queue
}

/** As the scheduler would. */
async function send(data: Note) {
  const { databaseUrl: connectionString } = shop.ctx.config
  const boss = new PgBoss({ connectionString, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.send('note', data)
  await boss.stop()
}

test('S13: connections that are cut while the queue starts hold it up, and end nothing', async () => {
  shop = await createTestApp()
  const { pool, notifications, logger } = shop.ctx
  let statements = 0
  let cuts = 0
  /** A pool whose connections break at every third statement for a while. */
  const cutPool = new Proxy(pool, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown
      return (text: string, values: unknown[]) => {
        statements += 1
        if (cuts < 6 && statements % 3 === 0) {
          cuts += 1
          return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
        }
        return target.query(text, values)
      }
    },
  })
  queue = createJobQueue({
    pool: cutPool,
    notifications,
    logger,
    jobs: [],
    work: true,
    dependencies: () => null,
  })
  await queue.start()
  expect(cuts).toBe(6)
  expect(await queue.deadLetters()).toBe(0)
})

test('S13: a queue that never started can be stopped', async () => {
  shop = await createTestApp()
  const { notifications, logger } = shop.ctx
  const away = { query: () => Promise.reject(new Error('away')) } as unknown as typeof shop.ctx.pool // only queried
  queue = createJobQueue({
    pool: away,
    notifications,
    logger,
    jobs: [],
    work: true,
    dependencies: () => null,
  })
  const started = queue.start()
  await queue.stop(1_000)
  await expect(started).resolves.toBeUndefined()
})

test('nothing of a row that the database rejects is stored with the job that failed', async () => {
  await start({
    name: 'note',
    retries: 0,
    handle: async (_, { text }) => {
      await shop.ctx.pool.query(`select ($1::text)::integer`, [text])
    },
  })
  await send({ text: 'Olívia' })
  const rows = await eventually(async () => {
    const jobs = await shop.ctx.pool.query<{ state: string; output: string | null }>(
      `select state, output::text from jobs.job`,
    )
    expect(jobs.rows.map(({ state }) => state)).toContain('failed')
    return jobs.rows
  })
  expect(rows.filter(({ output }) => output?.includes('Olívia'))).toEqual([])
})

test('what fails for good waits with the dead letters, and what comes after it is done', async () => {
  const tried: string[] = []
  const job: JobDefinition<Note, null> = {
    name: 'note',
    retries: 0,
    handle(_, { text }) {
      tried.push(text)
      return text === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve()
    },
  }
  const jobs = await start(job)
  for (const text of ['bad', 'good']) await send({ text })
  await eventually(() => expect(tried).toEqual(['bad', 'good']))
  await eventually(async () => expect(await jobs.deadLetters()).toBe(1))
  expect(shop.logs()).toContain('"job failed"')
})

test('only the last failure is noted as one for good', async () => {
  const logged: string[] = []
  const job: JobDefinition<Note, null> = {
    name: 'note',
    retries: 1,
    handle(_, { text }) {
      logged.push(`tried ${text}`)
      return Promise.reject(new Error('no'))
    },
    failForGood: async (_, { text }) => void logged.push(`gave up ${text}`),
  }
  await start(job)
  await send({ text: 'it' })
  await eventually(() => expect(logged).toEqual(['tried it', 'tried it', 'gave up it']))
})

test('stopping lets running work finish', async () => {
  let finish = () => {}
  let finished = false
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  let started = false
  const job: JobDefinition<Note, null> = {
    name: 'note',
    async handle() {
      started = true
      await running
      finished = true
    },
  }
  const jobs = await start(job)
  await send({ text: 'x' })
  await eventually(() => expect(started).toBe(true))
  const stopping = jobs.stop(5_000)
  finish()
  await stopping
  expect(finished).toBe(true)
})

test('the nightly clean-up forgets old failed sign-ins, and keeps the rest', async () => {
  shop = await createTestApp()
  const { db, clock } = shop
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  await db
    .insertInto('sign_in_attempts')
    .values([
      { bucket: 'old', fails: 5, window_ends_at: ago(1) },
      { bucket: 'new', fails: 5, window_ends_at: ago(-1) },
    ])
    .execute()
  await cleanUp.handle(shop.ctx, {}, { id: 'x', signal: new AbortController().signal })
  expect(await db.selectFrom('sign_in_attempts').select('bucket').execute()).toEqual([{ bucket: 'new' }])
})
