import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startLocalMail, type HoldPoint } from '@recadinho/local-mail'
import { freePort } from '@recadinho/presets/free-port'
import { expect, test, type TestContext } from 'vitest'
import { eventually } from './support/eventually.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder } from './support/shop.ts'
import { serverEntry } from './support/process.ts'
import { processEnv } from './support/shop-process.ts'

/** As many receipts as one process sends at once. */
const atOnce = 4

/** A separate shop per test: they all wait for a lease to end, and so can do it in parallel. */
async function openDesk({ onTestFinished }: TestContext) {
  const shop = await createShop()
  const mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
  const workers: ChildProcess[] = []
  onTestFinished(async () => {
    mail.release()
    await Promise.all(workers.map((worker) => end(worker, 'SIGKILL')))
    await mail.close()
    await shop.close()
  })
  return { shop, mail, workers }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

/** The process that production starts for jobs. */
async function startWorker({ shop, mail, workers }: Desk): Promise<ChildProcess> {
  const url = `http://127.0.0.1:${await freePort()}`
  const worker = spawn(process.execPath, [serverEntry, 'jobs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...processEnv(shop.ctx.config.databaseUrl, url, shop.gateway.url, mail.url),
    },
  })
  workers.push(worker)
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true))
  return worker
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const gone = once(worker, 'exit')
  worker.kill('SIGCONT')
  worker.kill(signal)
  await gone
}

/** Resolves once the process has stopped, which takes a while on a busy machine. */
async function stop(worker: ChildProcess): Promise<void> {
  worker.kill('SIGSTOP')
  await eventually(() =>
    expect(execFileSync('ps', ['-o', 'state=', '-p', String(worker.pid)]).toString()).toMatch(/^T/),
  )
}

/** Paid orders whose receipts a worker is sending when it is stopped. */
async function stalledAt(context: TestContext, point: HoldPoint) {
  const desk = await openDesk(context)
  const { shop, mail } = desk
  mail.hold(point)
  const stalled = await startWorker(desk)
  const orders = await Promise.all(Array.from({ length: atOnce }, () => paidOrder(shop, shop.browser())))
  await eventually(() => expect(mail.held()).toBe(atOnce))
  await stop(stalled)
  mail.release()
  await startWorker(desk)
  return { desk, stalled, orders }
}

const receiptsOf = ({ mail }: Desk, orders: readonly { number: string }[]) =>
  orders.map(({ number }) => mail.list().filter(({ subject }) => subject.includes(number)).length)
const eventsOfAll = async ({ shop }: Desk, orders: readonly { id: string }[]) =>
  (await Promise.all(orders.map(({ id }) => eventsOf(shop.db, id, 'receipt')))).flat()
const each = <T>(value: T): T[] => Array.from({ length: atOnce }, () => value)

test.concurrent('S1, X2, X3: a worker that stalls before the end of its e-mails loses them to another; none goes out twice', async (context) => {
  const { expect } = context
  const { desk, stalled, orders } = await stalledAt(context, 'recipient')
  await eventually(() => expect(receiptsOf(desk, orders)).toEqual(each(1)))
  // It continues where it stopped, and finishes what it had begun before it ends.
  await end(stalled, 'SIGTERM')
  expect(receiptsOf(desk, orders)).toEqual(each(1))
  expect(await eventsOfAll(desk, orders)).toMatchObject(each({ state: 'done', attempts: 2 }))
})

test.concurrent('S1, X3: a worker that stalls after the end of its e-mails reports their outcome; no other worker sends them', async (context) => {
  const { expect } = context
  const { desk, stalled, orders } = await stalledAt(context, 'end')
  await eventually(async () =>
    expect(await eventsOfAll(desk, orders)).toMatchObject(
      each({ state: 'dead', dead_reason: 'outcome_unknown' }),
    ),
  )
  await end(stalled, 'SIGTERM')
  expect(await eventsOfAll(desk, orders)).toMatchObject(each({ state: 'done', dead_reason: null }))
  expect(receiptsOf(desk, orders)).toEqual(each(1))
})

test.concurrent('X2: a worker that dies loses its events to another', async (context) => {
  const { expect } = context
  const desk = await openDesk(context)
  const { shop, mail } = desk
  mail.hold('recipient')
  const dying = await startWorker(desk)
  const order = await paidOrder(shop, shop.browser())
  await eventually(() => expect(mail.held()).toBe(1))
  await end(dying, 'SIGKILL')
  mail.release()
  await startWorker(desk)
  await eventually(() => expect(receiptsOf(desk, [order])).toEqual([1]))
})
