import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertOutboxEvents } from '../src/modules/outbox/write.ts'
import { videosErasedEvent } from '../src/modules/videos/erased.ts'
import type { Browser } from './support/app.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedIn, signedInAs } from './support/staff.ts'
import { spokenWav, wavHeader as header } from './support/takes.ts'

let folder: string
let shop: Shop
let staff: Browser
/** The second line of `own`, as a person reads it, with silence around it. */
let spoken: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-takes-'))
  shop = await createShop({ env: { VIDEO_DIR: folder } })
  staff = await signedIn(shop)
  spoken = await spokenWav('I brought you a balloon as big as the moon.')
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const own = {
  useAIVoice: false,
  locale: 'en',
  additionalNotes:
    'Hello, Olívia! I brought you a balloon as big as the moon. Will you show me how fast you can swim?',
}

/** As the row of an order is once it is cancelled. */
const cancelled = { status: 'cancelled', stage: null } as const
const newOrder = (change: object = own) => paidOrder(shop, shop.browser(), change)
const speechOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
async function lineOf(id: string, at: number): Promise<SpeechLine> {
  const line = (await speechOf(id)).lines[at]
  if (!line) throw new Error(`There is no line ${at}`)
  return line
}
const put = (
  id: string,
  key: string,
  payload: Buffer,
  { version = 1, type = 'audio/wav', by = staff }: { version?: number; type?: string; by?: Browser } = {},
) =>
  by.send({
    method: 'PUT',
    url: `/api/admin/orders/${id}/takes/${key}?version=${version}`,
    payload,
    headers: { 'content-type': type },
  })
const remove = (id: string, clipId: string) =>
  staff.send({ method: 'DELETE', url: `/api/admin/orders/${id}/takes/${clipId}` })
const rendersOf = async (id: string) => (await eventsOf(shop.db, id, 'film_render')).length
const files = async () => (await readdir(folder)).filter((name) => name.includes('speech'))
const rowsOf = (id: string) =>
  shop.db.selectFrom('speech_clips').selectAll().where('order_id', '=', id).execute()

test('a take is cut, measured and stored; the film plays it, and is made again', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const renders = await rendersOf(id)
  const response = await put(id, key, spoken)
  expect(response.statusCode, response.body).toBe(200)
  const line = response.json<SpeechLine>()
  expect(line).toMatchObject({
    key,
    takes: 1,
    clip: { source: 'recording', isDraft: false, doubtful: false },
  })
  const { clip } = line
  expect(clip?.words).toHaveLength(line.text.split(' ').length)
  expect(clip?.mouth.length).toBeGreaterThan(8)
  expect(clip?.seconds).toBeLessThan(spoken.length / 32_000 - 0.7)
  expect(await lineOf(id, 1)).toEqual(line)
  expect(await rendersOf(id)).toBe(renders + 1)
  const heard = await staff.get(`/api/admin/speech-clips/${clip?.id}`)
  expect(heard.rawPayload.length).toBe(44 + Math.round((clip?.seconds ?? 0) * 16_000) * 2)
  const [row] = await rowsOf(id)
  expect(row?.recorded_by).not.toBeNull()
})

test('the newest take counts; deleted, it gives way to the one before, and its file is gone', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const first = (await put(id, key, spoken)).json<SpeechLine>()
  shop.clock.advance(1000)
  const second = (await put(id, key, spoken)).json<SpeechLine>()
  expect(second).toMatchObject({ takes: 2 })
  expect(second.clip?.id).not.toBe(first.clip?.id)
  const renders = await rendersOf(id)
  expect((await remove(id, second.clip?.id ?? '')).statusCode).toBe(204)
  expect(await lineOf(id, 1)).toMatchObject({ takes: 1, clip: { id: first.clip?.id } })
  expect(await files()).not.toContain(`${second.clip?.id}-speech.wav`)
  expect(await rendersOf(id)).toBe(renders + 1)
  expect((await remove(id, second.clip?.id ?? '')).statusCode).toBe(404)
  const another = await newOrder()
  expect((await remove(another.id, first.clip?.id ?? '')).statusCode).toBe(404)
})

test('a take that sounds like another line is kept, and staff are to listen', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 2)
  const response = await put(id, key, spoken)
  expect(response.json()).toMatchObject({ clip: { source: 'recording', doubtful: true } })
})

test('a take of the shop’s own words without a name is of the library: every film that has them plays it', async () => {
  const { id } = await newOrder({ locale: 'en' })
  const { lines } = await speechOf(id)
  const plain = lines.find(({ text }) => !/Olívia|\d/u.test(text))
  const shared = (await put(id, plain?.key ?? '', spoken)).json<SpeechLine>()
  expect(await rowsOf(id)).toEqual([])
  const row = await shop.db
    .selectFrom('speech_clips')
    .select(['order_id', 'source'])
    .where('id', '=', shared.clip?.id ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ order_id: null, source: 'recording' })
})

test('a take of a script that has changed is refused, and so are words that are not in it', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const { script } = await readAdminOrder(staff, id)
  const lines = script.lines.map((line) => ({ ...line, text: `${line.text} Bye!` }))
  const changes = { was: { lines: script.lines }, changes: { lines } }
  await staff.send({ method: 'PATCH', url: `/api/admin/orders/${id}/script`, payload: changes })
  const stale = await put(id, key, spoken)
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { version: 2 } },
  ])
  expect((await put(id, key, spoken, { version: 2 })).statusCode).toBe(200)
  expect((await put(id, '0'.repeat(64), spoken, { version: 2 })).json()).toMatchObject({
    code: 'version_conflict',
  })
})

test('an order that is not in production takes no recordings, and loses none', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const take = (await put(id, key, spoken)).json<SpeechLine>()
  await shop.db.updateTable('orders').set(cancelled).where('id', '=', id).execute()
  const refused = [await put(id, key, spoken), await remove(id, take.clip?.id ?? '')]
  expect(refused.map((response) => response.statusCode)).toEqual([409, 409])
  expect(refused[0]?.json()).toMatchObject({ code: 'illegal_transition' })
  expect(await rowsOf(id)).toHaveLength(1)
})

test.each([
  ['erased', { details_erased_at: new Date() }],
  ['cancelled', cancelled],
] as const)('of a take whose order is %s while it is stored nothing is left', async (_, change) => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const before = await files()
  const { fileStorage } = shop.ctx
  const store = fileStorage.put.bind(fileStorage)
  vi.spyOn(fileStorage, 'put').mockImplementationOnce(async (...args) => {
    await shop.db.updateTable('orders').set(change).where('id', '=', id).execute()
    return store(...args)
  })
  const response = await put(id, key, spoken)
  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'illegal_transition' }])
  expect([await rowsOf(id), await files()]).toEqual([[], before])
})

test('an erased order’s takes go with it, at once', async () => {
  const { id } = await newOrder()
  const { clip } = (await put(id, (await lineOf(id, 1)).key, spoken)).json<SpeechLine>()
  await insertOutboxEvents(shop.db, [videosErasedEvent(id)], shop.clock.now())
  await shop.workers.outbox.runOnce()
  expect(await rowsOf(id)).toEqual([])
  expect(await files()).not.toContain(`${clip?.id}-speech.wav`)
})

const tenHours = 10 * 3600 * 48_000

test.each([
  ['nothing', () => Buffer.alloc(0), 415, 'not_a_recording'],
  [
    'a page',
    () => Buffer.from('<!doctype html><p>A page that is long enough for a header</p>'),
    415,
    'not_a_recording',
  ],
  [
    'a picture',
    () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
    415,
    'not_a_recording',
  ],
  [
    '24-bit sound',
    () => Buffer.concat([header(48_000, { bits: 24 }), Buffer.alloc(48_000)]),
    415,
    'not_a_recording',
  ],
  [
    'compressed sound',
    () => Buffer.concat([header(9_000, { format: 85 }), Buffer.alloc(9_000)]),
    415,
    'not_a_recording',
  ],
  [
    'six channels',
    () => Buffer.concat([header(48_000, { channels: 6 }), Buffer.alloc(48_000)]),
    415,
    'not_a_recording',
  ],
  ['a header without sound', () => header(0), 415, 'silent'],
  ['ten hours by its header', () => Buffer.concat([header(tenHours), Buffer.alloc(9_000)]), 413, 'too_long'],
  [
    'more than a minute',
    () => Buffer.concat([header(62 * 48_000), Buffer.alloc(62 * 48_000)]),
    413,
    'too_long',
  ],
  [
    'more bytes than a minute has',
    () => Buffer.concat([header(48_000), Buffer.alloc(6_400_000)]),
    413,
    'too_long',
  ],
  ['silence', () => Buffer.concat([header(96_000), Buffer.alloc(96_000)]), 415, 'silent'],
] as const)('refuses %s', async (_, file, status, reason) => {
  const { id } = await newOrder()
  const before = await files()
  const response = await put(id, (await lineOf(id, 1)).key, file())
  expect([response.statusCode, response.json()]).toMatchObject([status, { details: { reason } }])
  expect([await rowsOf(id), await files()]).toEqual([[], before])
})

test('reads sound as WAV alone', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  for (const type of ['audio/mpeg', 'application/octet-stream', 'multipart/form-data; boundary=x'])
    expect((await put(id, key, spoken, { type })).statusCode).toBe(415)
  const zipped = await staff.send({
    method: 'PUT',
    url: `/api/admin/orders/${id}/takes/${key}?version=1`,
    payload: Buffer.alloc(10_000, 1),
    headers: { 'content-type': 'audio/wav', 'content-encoding': 'gzip' },
  })
  expect(zipped.statusCode).toBe(415)
})

test('a body without an end is refused by its first bytes', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sending = request(`${shop.url}/api/admin/orders/${id}/takes/${key}?version=1`, {
    method: 'PUT',
    headers: { 'content-type': 'audio/wav', cookie, 'sec-fetch-site': 'same-origin' },
  })
  sending.on('error', () => undefined)
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  // Never ended.
  sending.write(Buffer.concat([header(tenHours), Buffer.alloc(8_000)]))
  const [response] = await answered
  expect(response.statusCode).toBe(413)
  sending.destroy()
})

test('only those who make the videos record', async () => {
  const { id } = await newOrder()
  const { key } = await lineOf(id, 1)
  expect((await put(id, key, spoken, { by: shop.browser() })).statusCode).toBe(401)
  expect((await put(id, key, spoken, { by: await signedInAs(shop, 'marketing') })).statusCode).toBe(403)
  expect((await put(id, key, spoken, { by: await signedInAs(shop, 'production') })).statusCode).toBe(200)
  expect(await orderVersion(shop, id)).toBeGreaterThan(0)
})
