import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalMail, type HoldPoint, type LocalMail } from '@recadinho/local-mail'
import { startPostgres } from '@recadinho/postgres'
import getPort from 'get-port'
import pg from 'pg'
import { generateOrders } from './generate-orders.ts'
import { print } from './print.ts'
import { launch, runOnce, untilAnswers } from './shop.ts'

const entry = 'apps/api/dist/server.js'
/** Workers stalled at the same time; each round takes as long as a lease. */
const workersARound = 10
/** The duration of an outbox lease. */
const leaseSeconds = 14
/** The receipts that one worker claims at once. */
const receiptsAWorker = 16

interface Round {
  sent: number
  doubled: number
  lost: number
  uncertain: number
  /** Seconds from the stop until another worker had claimed the last event. */
  retaken: number
}

/**
 * Stops workers (SIGSTOP) while they send receipts, before or after the end of an email or at any moment, and resumes
 * them after others have claimed their events.
 */
export async function benchOutbox({ stalls }: { stalls: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-outbox-'))
  chmodSync(folder, 0o755) // as root, the database runs as `nobody`
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  const rounds = Math.ceil(stalls / workersARound)
  const events = workersARound * receiptsAWorker
  const mail = await startLocalMail({ smtpPort: 0, pagePort: 0, kept: 4 * rounds * events })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'shop@recadinho.test',
    LOG_LEVEL: 'error',
  }
  try {
    await runOnce(entry, ['migrate'], env)
    await generateOrders(postgres.url, rounds * events)
    const played: Round[] = []
    for (let round = 0; round < rounds; round++)
      played.push(await playRound({ pool, mail, env, events }, points[round % points.length] ?? 'any moment'))
    report(played)
  } finally {
    await pool.end()
    await mail.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const points = ['recipient', 'end', 'any moment'] as const

interface World {
  pool: pg.Pool
  mail: LocalMail
  env: Record<string, string>
  events: number
}

async function playRound(world: World, point: HoldPoint | 'any moment'): Promise<Round> {
  const { pool, mail, env, events } = world
  const stalled = await Promise.all(Array.from({ length: workersARound }, () => startWorker(env)))
  if (point !== 'any moment') mail.hold(point)
  const { rows: orders } = await pool.query<{ id: string; number: string }>(
    `with o as (select id, number from orders where not exists (
       select 1 from outbox_events e where e.order_id = orders.id) limit ${events}),
     e as (insert into outbox_events (kind, dedupe_key, payload, order_id) select 'receipt', id, '{}', id from o)
     select id, number from o`,
  )
  const ids = orders.map(({ id }) => id)
  const countOf = async (condition: string) =>
    Number(
      (
        await pool.query<{ count: string }>(
          `select count(*) from outbox_events where order_id = any($1) and ${condition}`,
          [ids],
        )
      ).rows[0]?.count,
    )
  if (point === 'any moment') await until(async () => (await countOf('done_at is not null')) > 0)
  else await until(async () => (await countOf('leased_until is null')) === 0)
  for (const worker of stalled) await stop(worker)
  const stoppedAt = performance.now()
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now')
  mail.release()
  const living = await startWorker(env)
  const fromBefore = `next_attempt_at is not null and leased_until < timestamptz '${rows[0]?.now}' + interval '${leaseSeconds} seconds'`
  await until(async () => (await countOf(fromBefore)) === 0)
  const retaken = (performance.now() - stoppedAt) / 1000
  await until(async () => (await countOf('next_attempt_at is not null')) === 0)
  // They continue where they stopped, and finish the work in progress before they exit.
  await Promise.all(stalled.map((worker) => end(worker)))
  await until(async () => (await countOf('next_attempt_at is not null')) === 0)
  await end(living)
  const sent = new Map<string, number>()
  for (const { subject } of mail.list()) {
    const number = /R-\w+/.exec(subject)?.[0] ?? ''
    sent.set(number, (sent.get(number) ?? 0) + 1)
  }
  const times = orders.map(({ number }) => sent.get(number) ?? 0)
  const uncertain = await countOf(`dead_reason = 'outcome_unknown'`)
  return {
    sent: times.filter((count) => count > 0).length,
    doubled: times.filter((count) => count > 1).length,
    lost: Math.max(0, times.filter((count) => count === 0).length - uncertain),
    uncertain,
    retaken,
  }
}

async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const port = await getPort()
  const worker = launch(entry, ['jobs'], { ...env, PORT: String(port) })
  await untilAnswers(`http://127.0.0.1:${port}/readyz`)
  return worker
}

/** Resolves once the process has stopped: on a busy machine it runs on briefly after the signal. */
async function stop(worker: ChildProcess): Promise<void> {
  worker.kill('SIGSTOP')
  const state = () => execFileSync('ps', ['-o', 'state=', '-p', String(worker.pid)]).toString()
  await until(() => Promise.resolve(state().startsWith('T')))
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill('SIGCONT')
  worker.kill('SIGTERM')
  await ended
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The outbox did not come to rest')
    await pause(50)
  }
}

function report(rounds: readonly Round[]): void {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const seconds = rounds.map(({ retaken }) => retaken)
  print('Workers that stall while they send receipts', [
    { what: 'workers stopped', value: String(rounds.length * workersARound) },
    { what: 'receipts sent', value: String(sum(({ sent }) => sent)) },
    { what: 'sent twice', value: String(sum(({ doubled }) => doubled)), against: 'at most 0' },
    { what: 'neither sent nor shown to staff', value: String(sum(({ lost }) => lost)), against: 'at most 0' },
    { what: 'shown to staff as uncertain', value: String(sum(({ uncertain }) => uncertain)) },
    {
      what: 'all with another worker after, at most',
      value: `${Math.max(...seconds).toFixed(1)} s`,
      against: 'at most 20 s',
    },
  ])
}
