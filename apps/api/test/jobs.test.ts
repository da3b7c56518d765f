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

async function start(job: JobDefinition<Note, null>, work = true) {
  shop = await createTestApp()
  const { pool, notifications, logger } = shop.ctx
  const jobs = [job as JobDefinition<never, null>] // a list of jobs with different data
  queue = createJobQueue({ pool, notifications, logger, jobs, work, dependencies: () => null })
  await queue.start()
  return queue
}

test('work is done if its transaction commits, and never if it does not', async () => {
  const done: string[] = []
  const job: JobDefinition<Note, null> = { name: 'note', handle: async (_, { text }) => void done.push(text) }
  const jobs = await start(job)
  const rolledBack = shop.db.transaction().execute(async (tx) => {
    await jobs.send(tx, job, { text: 'lost' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text: 'kept' }))
  await eventually(() => expect(done).toEqual(['kept']))
})

test('handing work over is one statement', async () => {
  const job: JobDefinition<Note, null> = { name: 'note', handle: () => Promise.resolve() }
  const jobs = await start(job, false)
  shop.takeQueries()
  await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text: 'x' }))
  expect(shop.takeQueries()).toHaveLength(3) // begin, the job, commit
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
  for (const text of ['bad', 'good'])
    await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text }))
  await eventually(() => expect(tried).toEqual(['bad', 'good']))
  await eventually(async () => expect(await jobs.deadLetters()).toBe(1))
  expect(shop.logs()).toContain('"job failed"')
})

test('only the last failure is noted as one for good', async () => {
  const told: string[] = []
  const job: JobDefinition<Note, null> = {
    name: 'note',
    retries: 1,
    handle(_, { text }) {
      told.push(`tried ${text}`)
      return Promise.reject(new Error('no'))
    },
    failForGood: async (_, { text }) => void told.push(`gave up ${text}`),
  }
  const jobs = await start(job)
  await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text: 'it' }))
  await eventually(() => expect(told).toEqual(['tried it', 'tried it', 'gave up it']))
})

test('of a job’s repetitions under one key, only one waits', async () => {
  const job: JobDefinition<Note, null> = { name: 'note', oneByKey: true, handle: () => Promise.resolve() }
  const jobs = await start(job, false)
  for (const key of ['same', 'same', 'other', 'same'])
    await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text: 'x' }, { key }))
  const { rows } = await shop.ctx.pool.query(
    `select count(*)::int as waiting from jobs.job where name = 'note'`,
  )
  expect(rows).toEqual([{ waiting: 2 }])
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
  await shop.db.transaction().execute((tx) => jobs.send(tx, job, { text: 'x' }))
  await eventually(() => expect(started).toBe(true))
  const stopping = jobs.stop(5_000)
  finish()
  await stopping
  expect(finished).toBe(true)
})

test('the nightly clean-up forgets ended sessions and old failed sign-ins, and keeps the rest', async () => {
  shop = await createTestApp({ env: { RECADINHO_OWNER_PASSWORD: 'correct horse' } })
  const { db, clock } = shop
  const now = clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const staff = {
    id: '01920000-0000-7000-8000-000000000001',
    email: 'a@b.co',
    name: 'A',
    role: 'owner' as const,
    password_hash: 'x',
  }
  await db.insertInto('staff').values(staff).execute()
  const session = { staff_id: staff.id, created_at: ago(13), last_seen_at: ago(2) }
  await db
    .insertInto('staff_sessions')
    .values([
      { ...session, token_hash: Buffer.from('ended'), expires_at: ago(1) },
      { ...session, token_hash: Buffer.from('live'), expires_at: ago(-1) },
    ])
    .execute()
  await db
    .insertInto('sign_in_attempts')
    .values([
      { bucket: 'old', fails: 5, window_ends_at: ago(1) },
      { bucket: 'new', fails: 5, window_ends_at: ago(-1) },
    ])
    .execute()
  await cleanUp.handle(shop.ctx, {}, { id: 'x', signal: new AbortController().signal })
  expect(await db.selectFrom('staff_sessions').select('token_hash').execute()).toEqual([
    { token_hash: Buffer.from('live') },
  ])
  expect(await db.selectFrom('sign_in_attempts').select('bucket').execute()).toEqual([{ bucket: 'new' }])
})
