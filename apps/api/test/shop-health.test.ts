import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FirstSteps, ShopHealth } from '@recadinho/contracts/dashboard'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRounds } from '../src/jobs/rounds.ts'
import type { Browser } from './support/app.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const minute = 60_000

/** The answer of the page renderer's stand-in; an HTML page if `undefined`. */
let readiness: object | undefined
let renderer: Server
let shop: Shop
let owner: Browser
beforeAll(async () => {
  renderer = createServer((_request, response) => {
    response.statusCode = 503
    response.end(readiness ? JSON.stringify(readiness) : '<html>')
  })
  await new Promise<void>((resolve) => renderer.listen(0, '127.0.0.1', resolve))
  const { port } = renderer.address() as AddressInfo // listening on TCP
  shop = await createShop({ env: { RENDERER_URL: `http://127.0.0.1:${port}` } })
  owner = await signedIn(shop)
})
beforeEach(() => {
  readiness = undefined
  began = shop.clock.now()
})
afterAll(async () => {
  await shop.close()
  renderer.close()
})

const readHealth = async () => (await owner.get('/api/admin/health')).json<ShopHealth>()
/** When the test began. */
let began: Date
const ago = (minutes: number) => new Date(began.getTime() - minutes * minute)
const fine = { configured: false, retrying: 0, since: null, error: null, dead: 0 }

test('a shop in which nothing waits says so, and what is not known stays unknown', async () => {
  expect(await readHealth()).toEqual({
    closed: [],
    deadEvents: 0,
    blockedEvents: 0,
    deadNotifications: 0,
    outbox: { due: 0, since: null },
    films: null,
    mail: fine,
    whatsapp: fine,
    advertising: [],
    pollers: ['stripe', 'links'].map((gateway) => ({ gateway, doneAt: null, failing: false, unknown: 0 })),
    jobs: null,
    files: { reachable: true, freeBytes: expect.any(Number) },
    uploads: { reachable: true, freeBytes: expect.any(Number) },
    renderer: { reachable: false, goodAt: null, failing: null },
    serverTime: expect.any(String),
  })
})

test('what waits, is tried again, waits for a setting or is dead is told apart, by channel', async () => {
  const event = { kind: 'receipt', payload: '{}' }
  await shop.db
    .insertInto('outbox_events')
    .values([
      { ...event, dedupe_key: '1', dead_at: ago(0), dead_reason: 'attempts_used', next_attempt_at: null },
      { ...event, dedupe_key: '2', last_error: 'no_mail_server', next_attempt_at: ago(3) },
      { ...event, dedupe_key: '3', next_attempt_at: ago(12), created_at: ago(13) },
      {
        ...event,
        dedupe_key: '4',
        last_error: 'ECONNREFUSED',
        next_attempt_at: ago(-1),
        created_at: ago(20),
      },
      {
        ...event,
        kind: 'delivery_whatsapp',
        dedupe_key: '5',
        last_error: '131026',
        next_attempt_at: ago(-1),
        created_at: ago(2),
      },
    ])
    .execute()
  expect(await readHealth()).toMatchObject({
    deadEvents: 1,
    blockedEvents: 1,
    outbox: { due: 1, since: ago(12).toISOString() },
    mail: { retrying: 1, since: ago(20).toISOString(), error: 'ECONNREFUSED', dead: 1 },
    whatsapp: { retrying: 1, since: ago(2).toISOString(), error: '131026', dead: 0 },
  })
})

test('of each gateway the lane that is furthest behind counts, and one that fails is named', async () => {
  const rounds = createRounds(shop.ctx)
  rounds.record('attempts stripe', false)
  rounds.record('refunds stripe', true)
  await rounds.poll()
  expect((await readHealth()).pollers[0]).toMatchObject({ doneAt: null, failing: true })
  shop.clock.advance(minute)
  rounds.record('refunds stripe', false)
  await rounds.poll()
  const { doneAt, failing } = (await readHealth()).pollers[0] ?? {}
  expect(failing).toBe(false)
  expect(Date.parse(doneAt ?? '') - began.getTime()).toBeLessThan(minute)
})

test('the page renderer is asked itself, and what is none is not believed', async () => {
  const since = ago(5).toISOString()
  readiness = { ready: false, goodAt: since, failing: { since, tries: 3, kind: 'nothing', reason: 'no' } }
  expect((await readHealth()).renderer).toEqual({
    reachable: true,
    goodAt: since,
    failing: { since, kind: 'nothing' },
  })
  readiness = { goodAt: 'yesterday' }
  expect((await readHealth()).renderer).toMatchObject({ reachable: false })
})

test('the first steps tick themselves off, and are hidden from who does not want them', async () => {
  const read = async () => (await owner.get('/api/admin/first-steps')).json<FirstSteps>()
  const done = ({ steps }: FirstSteps) => steps.filter((each) => each.done).map(({ step }) => step)
  const before = await read()
  expect([before.hidden, before.steps.length, done(before)]).toEqual([false, 7, ['gateway']])
  const { items } = (await owner.get('/api/admin/packages')).json()
  const [{ id, prices }] = items
  const changed = prices.map((price: { amount: number }) =>
    Object.assign({}, price, { amount: price.amount + 100 }),
  )
  const edit = { was: { prices }, changes: { prices: changed } }
  const answer = await owner.send({ method: 'PATCH', url: `/api/admin/packages/${id}`, payload: edit })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(done(await read())).toEqual(['prices', 'gateway'])
  const hidden = await owner.send({ method: 'DELETE', url: '/api/admin/first-steps' })
  expect(hidden.json()).toMatchObject({ hidden: true })
  const other = await signedIn(shop, 'second@recadinho.test')
  expect((await other.get('/api/admin/first-steps')).json()).toMatchObject({ hidden: false })
})
