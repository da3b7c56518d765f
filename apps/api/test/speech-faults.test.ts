import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalSpeech, type Fault, type LocalSpeech } from '@recadinho/local-speech'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Overrides } from '../src/context.ts'
import type { Browser } from './support/app.ts'
import { filmEnv, smallRenderer, speechEnv } from './support/films.ts'
import { eventsOf, onLastAttempt, retryNow } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
let service: LocalSpeech
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-speech-faults-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await shopWith()
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await service.close()
  await rm(folder, { recursive: true })
})

const shopWith = (env: Record<string, string> = {}, overrides: Pick<Overrides, 'voice'> = {}) =>
  createShop({
    env: {
      ...filmEnv(folder),
      ...speechEnv(service),
      SPEECH_TIMEOUT_MS: '2000',
      ...env,
    },
    overrides: { filmRenderer: smallRenderer(), ...overrides },
  })
/** Says what is to be said; films of the tests before are of no interest. */
const say = async (of = shop) => {
  await of.db.deleteFrom('outbox_events').where('kind', '=', 'film_render').execute()
  await of.workers.outbox.runOnce()
}
const words = { useAIVoice: false, additionalNotes: 'Que dia lindo! Um abraço bem apertado.' }
const newOrder = (change: object = {}, of = shop) => paidOrder(of, of.browser(), { ...words, ...change })
const linesOf = async (id: string, by = staff) =>
  (await by.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>().lines
const saidOf = async (id: string, by = staff) => (await linesOf(id, by)).map(({ clip }) => clip !== null)
const speechEvent = async (id: string, of = shop) =>
  (await eventsOf(of.db, id, 'film_speech')).map(({ state, attempts }) => [state, attempts])
const heardSince = (count: number) =>
  service
    .received()
    .slice(count)
    .map(({ text }) => text)

test('F5.1: a service says the lines, once each, and its voice is no draft', async () => {
  const before = service.received().length
  const { id } = await newOrder()
  await say()
  expect(await linesOf(id)).toMatchObject([
    { clip: { voice: 'openai/m-1 nova', isDraft: false } },
    { clip: { voice: 'openai/m-1 nova', isDraft: false } },
  ])
  expect(new Set(heardSince(before))).toEqual(new Set(['Que dia lindo!', 'Um abraço bem apertado.']))
  expect(await speechEvent(id)).toEqual([['done', 1]])
})

const passing: [string, Fault][] = [
  ['too slow', { kind: 'hang' }],
  ['too busy', { kind: 'status', status: 429 }],
  ['breaking off in the middle of a sound', { kind: 'half' }],
  ['down', { kind: 'status', status: 503 }],
]
test.each(passing)(
  'F5.5: of a service that is %s only the line that it did not say is tried again',
  async (_, fault) => {
    service.fault(fault)
    const { id } = await newOrder()
    await say()
    expect((await saidOf(id)).filter(Boolean)).toHaveLength(1)
    expect(await speechEvent(id)).toEqual([['waiting', 1]])
    expect(await eventsOf(shop.db, id, 'film_render')).toEqual([])
    const before = service.received().length
    await retryNow(shop.db)
    await say()
    expect(heardSince(before)).toHaveLength(1)
    expect(await saidOf(id)).toEqual([true, true])
    expect(await speechEvent(id)).toEqual([['done', 2]])
  },
)

const lasting: [string, Fault][] = [
  ['is silent', { kind: 'silence' }],
  ['answers with a page', { kind: 'garbage' }],
  ['has no end', { kind: 'endless' }],
  ['has no money left', { kind: 'status', status: 401 }],
]
test.each(lasting)('F5.5: where a service %s, the film is made without that line', async (_, fault) => {
  service.fault(fault)
  const { id } = await newOrder()
  await say()
  expect((await saidOf(id)).filter(Boolean)).toHaveLength(1)
  expect(await speechEvent(id)).toEqual([['done', 1]])
  expect(await eventsOf(shop.db, id, 'film_render')).toHaveLength(1)
})

test('F5.5, F4.4: after the last try the film is made without what the service did not say, and staff see it', async () => {
  service.fault({ kind: 'status', status: 429 }, 4)
  const { id } = await newOrder()
  await say()
  await onLastAttempt(shop.db, id, 'film_speech')
  await say()
  expect(await saidOf(id)).toEqual([false, false])
  await shop.workers.outbox.runOnce()
  expect((await readAdminOrder(staff, id)).videos[0]?.film).toMatchObject({
    findings: ['not_voiced'],
    speech: { lines: 2, voiced: 0 },
    blocked: 'silent',
  })
})

test('F4.4: what a service says instead of a line is doubted, so that staff listen to it', async () => {
  service.fault({ kind: 'say', words: 'Um abraço bem apertado. Bim bam bum, zzz zzz zzz!' }, 2)
  const { id } = await newOrder()
  await say()
  expect((await linesOf(id)).map(({ clip }) => clip?.doubtful)).toContain(true)
})

test('F4.4: a program on this machine says what it is given, and is not doubted', async () => {
  const voice = shop.ctx.voice && { ...shop.ctx.voice, isService: false }
  const own = await shopWith({}, { voice })
  const by = await signedIn(own)
  service.fault({ kind: 'say', words: 'Um abraço bem apertado. Bim bam bum, zzz zzz zzz!' }, 2)
  const { id } = await newOrder({}, own)
  await say(own)
  expect((await linesOf(id, by)).map(({ clip }) => clip?.doubtful)).toEqual([false, false])
  await own.close()
})

test('F5.5: lines with a child’s name stay in the shop until the owner allows it', async () => {
  const before = service.received().length
  const { id } = await newOrder({ additionalNotes: 'Oi, Olívia! Que dia lindo!' })
  await say()
  expect(await saidOf(id)).toEqual([false, true])
  expect(heardSince(before)).toEqual(['Que dia lindo!'])
  await shop.db.updateTable('settings').set({ speech_names: true }).execute()
  const allowed = await newOrder({ additionalNotes: 'Oi, Olívia! Que dia lindo!' })
  await say()
  await shop.db.updateTable('settings').set({ speech_names: false }).execute()
  expect(await saidOf(allowed.id)).toEqual([true, true])
})

test('F5.5: no more is paid for than the budget of an order, and of the shop', async () => {
  const one = await shopWith({ SPEECH_LINES_PER_ORDER: '1' })
  const owner = await signedIn(one)
  const before = service.received().length
  const { id } = await newOrder({}, one)
  await say(one)
  expect((await saidOf(id, owner)).filter(Boolean)).toHaveLength(1)
  expect(heardSince(before)).toHaveLength(1)
  expect(await speechEvent(id, one)).toEqual([['done', 1]])
  await one.close()
  const none = await shopWith({ SPEECH_LINES_PER_DAY: '0' })
  await newOrder({}, none)
  await say(none)
  expect(heardSince(before)).toHaveLength(1)
  await none.close()
})

test('F5.6: no key, payload or event names the child or holds what is said', async () => {
  await shop.db.updateTable('settings').set({ speech_names: true }).execute()
  const { id } = await newOrder({ additionalNotes: 'Oi, Olívia! Que dia lindo!' })
  await say()
  await shop.db.updateTable('settings').set({ speech_names: false }).execute()
  const rows = JSON.stringify([
    await eventsOf(shop.db, id),
    await shop.db.selectFrom('speech_clips').selectAll().where('order_id', '=', id).execute(),
    await shop.db.selectFrom('rate_limits').selectAll().execute(),
    await readdir(join(folder, 'kept')),
  ])
  expect(rows).not.toMatch(/Ol[ií]via|lindo/i)
})
