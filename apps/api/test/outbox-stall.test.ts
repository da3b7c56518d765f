import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startLocalMail, type HoldPoint, type LocalMail } from '@recadinho/local-mail'
import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { processEnv, serverEntry } from './support/shop-process.ts'

/** As many receipts as one process sends at once. */
const atOnce = 4

let shop: Shop
let mail: LocalMail
const workers: ChildProcess[] = []
beforeAll(async () => {
  shop = await createShop()
  mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
})
afterEach(async () => {
  mail.release()
  await Promise.all(workers.splice(0).map((worker) => end(worker, 'SIGKILL')))
})
afterAll(async () => {
  await mail.close()
  await shop.close()
})

/** The process that production starts for jobs. */
async function startWorker(): Promise<ChildProcess> {
  const url = `http://127.0.0.1:${await getPort()}`
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

/** Resolves once the process stands still: on a busy machine it runs on for a moment. */
async function stop(worker: ChildProcess): Promise<void> {
  worker.kill('SIGSTOP')
  await eventually(() =>
    expect(execFileSync('ps', ['-o', 'state=', '-p', String(worker.pid)]).toString()).toMatch(/^T/),
  )
}

/** Paid orders whose receipts a worker is just sending when it stops dead. */
async function stalledAt(point: HoldPoint) {
  mail.hold(point)
  const stalled = await startWorker()
  const orders = await Promise.all(Array.from({ length: atOnce }, () => paidOrder(shop, shop.browser())))
  await eventually(() => expect(mail.held()).toBe(atOnce))
  await stop(stalled)
  mail.release()
  await startWorker()
  return { stalled, orders }
}

const receiptsOf = (orders: readonly { number: string }[]) =>
  orders.map(({ number }) => mail.list().filter(({ subject }) => subject.includes(number)).length)
const eventsOfAll = async (orders: readonly { id: string }[]) =>
  (await Promise.all(orders.map(({ id }) => eventsOf(shop.db, id)))).flat()
const each = <T>(value: T): T[] => Array.from({ length: atOnce }, () => value)

test('S1, X2, X3: a worker that stalls before the end of its e-mails loses them to another; none goes out twice', async () => {
  const { stalled, orders } = await stalledAt('recipient')
  await eventually(() => expect(receiptsOf(orders)).toEqual(each(1)))
  // It goes on where it stood, and finishes what it has begun before it ends.
  await end(stalled, 'SIGTERM')
  expect(receiptsOf(orders)).toEqual(each(1))
  expect(await eventsOfAll(orders)).toMatchObject(each({ state: 'done', attempts: 2 }))
})

test('S1, X3: a worker that stalls after the end of its e-mails reports their outcome; no other worker sends them', async () => {
  const { stalled, orders } = await stalledAt('end')
  await eventually(async () =>
    expect(await eventsOfAll(orders)).toMatchObject(each({ state: 'dead', dead_reason: 'outcome_unknown' })),
  )
  await end(stalled, 'SIGTERM')
  expect(await eventsOfAll(orders)).toMatchObject(each({ state: 'done', dead_reason: null }))
  expect(receiptsOf(orders)).toEqual(each(1))
})

test('X2: a worker that dies loses its events to another', async () => {
  mail.hold('recipient')
  const dying = await startWorker()
  const order = await paidOrder(shop, shop.browser())
  await eventually(() => expect(mail.held()).toBe(1))
  await end(dying, 'SIGKILL')
  mail.release()
  await startWorker()
  await eventually(() => expect(receiptsOf([order])).toEqual([1]))
})
