import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineJob } from '../src/jobs/job.ts'
import { cleanUp, jobs } from '../src/jobs/jobs.ts'
import { createScheduler, nextDue } from '../src/jobs/scheduler.ts'
import { readHealth } from '../src/modules/dashboard/health.ts'
import { listStuckEvents } from '../src/modules/outbox/dead-queries.ts'
import { createRelay, type OutboxRelay } from '../src/modules/outbox/relay.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { retryNow } from './support/outbox.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let shop: TestApp
const relays: OutboxRelay[] = []
beforeEach(async () => {
  shop = await createTestApp()
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
  await shop.close()
})

type Work = (signal: AbortSignal) => Promise<void>

const hourly = (work: Work, retries = 8) =>
  defineJob({
    name: 'hourly',
    label: { en: 'Hourly', pt: 'De hora em hora' },
    schedule: '0 * * * *',
    retries,
    work: (_, signal) => work(signal),
  })

/** A process with this job: what its scheduler does at a tick, and its relay. */
function processWith(job: ReturnType<typeof hourly>) {
  const { db, clock, logger, events } = shop.ctx
  const relay = createRelay({ db, clock, logger, events, kinds: [job], dependencies: () => shop.ctx })
  relays.push(relay)
  const scheduler = createScheduler(shop.ctx, [job])
  return { tick: () => scheduler.poll(), relay }
}

const runs = () =>
  shop.db
    .selectFrom('outbox_events')
    .select(['dead_reason', 'last_error'])
    .select((eb) => eb('done_at', 'is not', null).as('done'))
    .where('kind', '=', 'hourly')
    .orderBy('id')
    .execute()

test('X12: a job runs when it is due, and a new one waits for its first time', async () => {
  let ran = 0
  const { tick, relay } = processWith(hourly(async () => void (ran += 1)))
  await tick()
  await relay.runOnce()
  expect(ran).toBe(0)
  for (const expected of [1, 2]) {
    shop.clock.advance(hourMs)
    for (let n = 0; n < 2; n += 1) await tick()
    await relay.runOnce()
    expect(ran).toBe(expected)
  }
})

test('X12: runs that were missed while no process ran are made up by one run', async () => {
  let ran = 0
  const job = hourly(async () => void (ran += 1))
  await processWith(job).tick()
  shop.clock.advance(9.5 * hourMs)
  const later = processWith(job)
  for (let n = 0; n < 3; n += 1) await later.tick()
  await later.relay.runOnce()
  expect(ran).toBe(1)
})

test('X12: of several processes one writes each run, and one does it', async () => {
  let ran = 0
  const job = hourly(async () => void (ran += 1))
  const all = [1, 2, 3, 4].map(() => processWith(job))
  await Promise.all(all.map(({ tick }) => tick()))
  for (let hour = 1; hour <= 3; hour += 1) {
    shop.clock.advance(hourMs)
    await Promise.all(all.map(({ tick }) => tick()))
    await Promise.all(all.map(({ relay }) => relay.runOnce()))
    expect(ran).toBe(hour)
  }
})

test('X12: a run that has not ended stands for the next one too', async () => {
  let [running, most, ran] = [0, 0, 0]
  let finish = () => {}
  const job = hourly(async () => {
    ran += 1
    most = Math.max(most, (running += 1))
    await new Promise<void>((resolve) => (finish = resolve))
    running -= 1
  })
  const [one, other] = [processWith(job), processWith(job)]
  await one.tick()
  shop.clock.advance(hourMs)
  await one.tick()
  const first = one.relay.runOnce()
  await eventually(() => expect(running).toBe(1))
  shop.clock.advance(hourMs)
  await other.tick()
  await other.relay.runOnce()
  finish()
  await first
  await other.relay.runOnce()
  expect([most, ran]).toEqual([1, 1])
  shop.clock.advance(hourMs)
  await other.tick()
  expect((await runs()).map(({ done }) => done)).toEqual([true, false])
})

test('X12: a failed run is retried, then shown to the owner until a later one goes well', async () => {
  let failing = true
  const secret = Object.assign(new Error('Olívia is not a number'), { code: '22P02' })
  const job = hourly(() => (failing ? Promise.reject(secret) : Promise.resolve()), 1)
  const name = jobs[0]?.name ?? ''
  // Known to the health page under the name of a job of the shop.
  const { tick, relay } = processWith({ ...job, name })
  const dead = async () => {
    const { jobs: health, deadEvents } = await readHealth(shop.ctx)
    const shown = await listStuckEvents(shop.db, {})
    const gauge = /^dead_jobs (\d+)$/m.exec((await shop.ctx.metrics.page()).text)?.[1]
    return [health?.dead, deadEvents, shown.map(({ kind }) => kind), gauge]
  }
  await tick()
  shop.clock.advance(hourMs)
  await tick()
  await relay.runOnce()
  expect(await dead()).toEqual([0, 0, [], '0'])
  await retryNow(shop.db)
  await relay.runOnce()
  expect(await dead()).toEqual([1, 1, [name], '1'])
  // The log says why; the database keeps a code only, because an error can quote a row.
  expect(shop.logs()).toContain('"job failed"')
  const stored = await shop.ctx.pool.query<{ row: string }>(`select e::text as row from outbox_events e`)
  expect(stored.rows.map(({ row }) => row).join()).toContain('22P02')
  expect(stored.rows.map(({ row }) => row).join()).not.toContain('Olívia')
  failing = false
  shop.clock.advance(hourMs)
  await tick()
  await relay.runOnce()
  expect(await dead()).toEqual([0, 0, [], '0'])
})

test('X12: a job that is due and not begun is named on the health page, also while no process runs jobs', async () => {
  const due = async () => (await readHealth(shop.ctx)).jobs
  expect(await due()).toBeNull()
  await createScheduler(shop.ctx, jobs).poll()
  expect(await due()).toEqual({ dueSince: null, dead: 0 })
  const begun = shop.clock.now()
  shop.clock.advance(hourMs)
  const times = jobs.map(({ schedule = '' }) => nextDue(schedule, begun)?.getTime() ?? 0)
  expect(await due()).toEqual({ dueSince: new Date(Math.min(...times)).toISOString(), dead: 0 })
})

test('X12: a process that ends tells its running jobs, and waits for them', async () => {
  const heard: string[] = []
  const { tick, relay } = processWith(
    hourly(async (signal) => {
      heard.push('begun')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      heard.push('ended')
    }),
  )
  await tick()
  relay.start()
  shop.clock.advance(hourMs)
  await tick()
  relay.notify('hourly')
  await eventually(() => expect(heard).toEqual(['begun']))
  shop.ctx.shutdown.abort()
  await relay.stop()
  expect(heard).toEqual(['begun', 'ended'])
  expect(await runs()).toMatchObject([{ done: true }])
})

test('X12: while no job is due, the scheduler asks the database nothing', async () => {
  const scheduler = createScheduler(shop.ctx, [hourly(() => Promise.resolve())])
  await scheduler.poll()
  shop.takeQueries()
  for (let n = 0; n < 3; n += 1) await scheduler.poll()
  expect(shop.takeQueries()).toEqual([])
})

test('X12: the jobs of the night follow each other, whatever the machine’s time zone', () => {
  const zone = process.env['TZ']
  try {
    // New York's clocks jump in that night.
    for (const tz of ['America/New_York', 'UTC']) {
      process.env['TZ'] = tz
      const evening = new Date('2026-03-08T00:30:00Z')
      const first = jobs.map(({ name, schedule = '' }) => [nextDue(schedule, evening)?.toISOString(), name])
      expect(first.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))).toEqual([
        ['2026-03-08T00:50:00.000Z', 'sample_speech'],
        ['2026-03-08T01:15:00.000Z', 'approve_commissions'],
        ['2026-03-08T01:20:00.000Z', 'sweep_uploads'],
        ['2026-03-08T02:00:00.000Z', 'purge'],
        ['2026-03-08T03:10:00.000Z', 'tracking_upkeep'],
        ['2026-03-08T03:40:00.000Z', 'clean_up'],
        ['2026-03-08T04:00:00.000Z', 'compare_ledger'],
      ])
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('the nightly clean-up forgets old failed sign-ins, and keeps the rest', async () => {
  const { db, clock } = shop
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs)
  await db
    .insertInto('rate_limits')
    .values([
      { bucket: 'old', used: 5, window_ends_at: ago(1) },
      { bucket: 'new', used: 5, window_ends_at: ago(-1) },
    ])
    .execute()
  await cleanUp(shop.ctx)
  expect(await db.selectFrom('rate_limits').select('bucket').execute()).toEqual([{ bucket: 'new' }])
})
