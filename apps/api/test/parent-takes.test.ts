import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeConsentVersion, type ParentLine, type ParentTakes } from '@recadinho/contracts/parent-takes'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Browser } from './support/app.ts'
import { readOrder } from './support/order.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn, signedInAs } from './support/staff.ts'
import { spokenWav, wavHeader } from './support/takes.ts'

let folder: string
let shop: Shop
let staff: Browser
/** The second line of `own`, as a person reads it. */
let spoken: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-parent-takes-'))
  shop = await createShop({ env: { VIDEO_DIR: folder, SPEECH_SERVICE: 'program' } })
  staff = await signedIn(shop)
  spoken = await spokenWav('I brought you a balloon as big as the moon.')
})
beforeEach(() => allow(true))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const allow = (allowed: boolean) =>
  shop.db.updateTable('settings').set({ parent_recordings: allowed }).execute()
const own = {
  useAIVoice: false,
  locale: 'en',
  additionalNotes:
    'Hello, Olívia! I brought you a balloon as big as the moon. Will you show me how fast you can swim?',
}
async function newOrder(change: object = own): Promise<{ id: string; buyer: Browser }> {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, change)
  return { id, buyer }
}
const takesOf = async (buyer: Browser, id: string) =>
  (await buyer.get(`/api/orders/${id}/takes`)).json<ParentTakes>()
async function lineOf(buyer: Browser, id: string, at: number): Promise<ParentLine> {
  const line = (await takesOf(buyer, id)).lines[at]
  if (!line) throw new Error(`There is no line ${at}`)
  return line
}
interface Sent {
  version?: number
  consent?: number | undefined
  type?: string
}
const put = (
  buyer: Browser,
  id: string,
  line: string,
  payload: Buffer,
  { version = 1, consent = takeConsentVersion, type = 'audio/wav' }: Sent = {},
) =>
  buyer.send({
    method: 'PUT',
    url: `/api/orders/${id}/lines/${line}/take?version=${version}&consent=${consent}`,
    payload,
    headers: { 'content-type': type },
  })
/** Records the line at that place; returns it with its take. */
async function record(
  buyer: Browser,
  id: string,
  at = 1,
  version = 1,
): Promise<{ line: ParentLine; takeId: string }> {
  const { id: name } = await lineOf(buyer, id, at)
  const response = await put(buyer, id, name, spoken, { version })
  expect(response.statusCode, response.body).toBe(200)
  const line = response.json<ParentLine>()
  return { line, takeId: line.take?.id ?? '' }
}
const play = (buyer: Browser, id: string, takeId: string) => buyer.get(`/api/orders/${id}/takes/${takeId}`)
const remove = (buyer: Browser, id: string, takeId: string) =>
  buyer.send({ method: 'DELETE', url: `/api/orders/${id}/takes/${takeId}` })
const refuse = (id: string, takeId: string, refused: boolean, by = staff) =>
  by.post(`/api/admin/orders/${id}/takes/${takeId}/refusal`, { refused })
const speechOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
const rowsOf = (id: string) =>
  shop.db.selectFrom('speech_clips').selectAll().where('order_id', '=', id).execute()
const parentRowsOf = async (id: string) =>
  (await rowsOf(id)).filter(({ consent_version: consent }) => consent !== null)
const files = async () => (await readdir(folder)).filter((name) => name.includes('speech'))
const change = (id: string, values: object) =>
  shop.db.updateTable('orders').set(values).where('id', '=', id).execute()
const reword = async (buyer: Browser, id: string, additionalNotes: string) => {
  const { detailsVersion } = await readOrder(buyer, id)
  const response = await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${id}`,
    payload: { detailsVersion, changes: { additionalNotes } },
  })
  expect(response.statusCode, response.body).toBe(200)
}

test('unless the owner lets parents, nothing is listed or taken', async () => {
  await allow(false)
  const { id, buyer } = await newOrder()
  expect(await takesOf(buyer, id)).toMatchObject({ open: false, lines: [], others: [] })
  expect((await readOrder(buyer, id)).recording).toBe('none')
  await allow(true)
  const { id: line } = await lineOf(buyer, id, 1)
  expect((await readOrder(buyer, id)).recording).toBe('open')
  await allow(false)
  const refused = await put(buyer, id, line, spoken)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'correction_closed'])
  expect(await parentRowsOf(id)).toEqual([])
})

test('the owner lets parents in the settings', async () => {
  await allow(false)
  const edit = { was: { parentRecordings: false }, changes: { parentRecordings: true } }
  const saved = await staff.send({ method: 'PATCH', url: '/api/admin/settings', payload: edit })
  expect([saved.statusCode, saved.json().parentRecordings]).toEqual([200, true])
})

test('a parent’s take is stored with its consent, and the film plays it in the character’s voice', async () => {
  const { id, buyer } = await newOrder()
  const before = await takesOf(buyer, id)
  expect(before).toMatchObject({ open: true, locale: 'en', version: 1, consentVersion: takeConsentVersion })
  expect(before.lines.map(({ text, take }) => [text, take])).toEqual([
    ['Hello, Olívia!', null],
    ['I brought you a balloon as big as the moon.', null],
    ['Will you show me how fast you can swim?', null],
  ])
  const renders = (await eventsOf(shop.db, id, 'film_render')).length
  const { line, takeId } = await record(buyer, id)
  expect(line.presets).toHaveLength(1)
  expect(line.take).toMatchObject({ used: true, recordedAt: expect.any(String) })
  expect(await eventsOf(shop.db, id, 'film_render')).toHaveLength(renders + 1)
  const [row] = await parentRowsOf(id)
  expect(row).toMatchObject({
    id: takeId,
    order_id: id,
    source: 'recording',
    recorded_by: null,
    consent_version: takeConsentVersion,
    consented_at: expect.any(Date),
  })
  const staffLine = (await speechOf(id)).lines[1]
  expect(staffLine).toMatchObject({
    takes: 1,
    clip: { id: takeId, source: 'recording', isDraft: false, doubtful: false },
    parentTake: { id: takeId, refused: false },
  })
  const heard = await play(buyer, id, takeId)
  expect([heard.statusCode, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
    200,
    'audio/wav',
    'private, no-store',
  ])
  expect(heard.rawPayload.length).toBe(44 + Math.round((line.take?.seconds ?? 0) * 16_000) * 2)
})

test('nothing in an address, a key or an event tells of the child or of what is said', async () => {
  const { id, buyer } = await newOrder()
  const { line, takeId } = await record(buyer, id, 0)
  const { key } = (await speechOf(id)).lines[0] ?? {}
  const another = await newOrder()
  const same = await lineOf(another.buyer, another.id, 0)
  expect(line.text).toBe(same.text)
  expect([line.id, line.id]).not.toEqual([key?.slice(0, 32), same.id])
  expect(await files()).toContain(`${takeId}-speech.wav`)
  const payloads = (await eventsOf(shop.db, id, 'film_render')).map(({ payload }) => payload)
  expect(payloads.every((payload) => JSON.stringify(payload) === '{}')).toBe(true)
})

test('a parent’s take is never of the library, and neither is what staff say instead', async () => {
  const { id, buyer } = await newOrder({ locale: 'en' })
  const { lines } = await takesOf(buyer, id)
  const at = lines.findIndex(({ text }) => !/Olívia|\d/u.test(text))
  const { takeId } = await record(buyer, id, at)
  const key = (await speechOf(id)).lines[at]?.key ?? ''
  const ofLine = () =>
    shop.db
      .selectFrom('speech_clips')
      .select('order_id')
      .where('line_key', '=', Buffer.from(key, 'hex'))
      .execute()
  expect(await ofLine()).toEqual([{ order_id: id }])
  shop.clock.advance(1000)
  const url = `/api/admin/orders/${id}/takes/${key}?version=1`
  const byStaff = await staff.send({
    method: 'PUT',
    url,
    payload: spoken,
    headers: { 'content-type': 'audio/wav' },
  })
  expect(byStaff.json()).toMatchObject({ takes: 2, parentTake: { id: takeId, refused: false } })
  expect(byStaff.json().clip.id).not.toBe(takeId)
  expect(await ofLine()).toEqual([{ order_id: id }, { order_id: id }])
  expect((await lineOf(buyer, id, at)).take).toMatchObject({ id: takeId, used: false })
})

test('recording a line again replaces the take before, of which nothing is left', async () => {
  const { id, buyer } = await newOrder()
  const first = await record(buyer, id)
  shop.clock.advance(1000)
  const second = await record(buyer, id)
  expect((await parentRowsOf(id)).map((row) => row.id)).toEqual([second.takeId])
  expect(await files()).not.toContain(`${first.takeId}-speech.wav`)
  expect((await play(buyer, id, first.takeId)).statusCode).toBe(404)
})

test('words that change lose their take, which the parent can remove and the next one replaces', async () => {
  const { id, buyer } = await newOrder()
  const { takeId } = await record(buyer, id)
  await reword(buyer, id, 'Hello, Olívia! I brought you a kite. Will you show me how fast you can swim?')
  const after = await takesOf(buyer, id)
  expect(after.version).toBe(2)
  expect([after.lines.map(({ take }) => take), after.others]).toEqual([[null, null, null], [takeId]])
  const stale = await put(buyer, id, after.lines[1]?.id ?? '', spoken)
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { version: 2 } },
  ])
  const { takeId: next } = await record(buyer, id, 1, 2)
  expect((await parentRowsOf(id)).map((row) => row.id)).toEqual([next])
})

test('without consent to the words of the day nothing is taken', async () => {
  const { id, buyer } = await newOrder()
  const { id: line } = await lineOf(buyer, id, 1)
  const silent = await buyer.send({
    method: 'PUT',
    url: `/api/orders/${id}/lines/${line}/take?version=1`,
    payload: spoken,
    headers: { 'content-type': 'audio/wav' },
  })
  expect(silent.statusCode).toBe(400)
  const other = await put(buyer, id, line, spoken, { consent: takeConsentVersion + 1 })
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { consent: takeConsentVersion } },
  ])
  expect(await parentRowsOf(id)).toEqual([])
})

test.each([
  ['is being made', { stage: 'recording' }],
  ['was canceled', { status: 'cancelled', stage: null }],
  ['was refunded', { payment_status: 'refunded' }],
  ['is delivered', { status: 'completed', stage: 'ready', completed_at: new Date() }],
] as const)(
  'an order that %s takes no more, but what is there can be heard and removed',
  async (_, values) => {
    const { id, buyer } = await newOrder()
    const { takeId } = await record(buyer, id)
    const { id: line } = await lineOf(buyer, id, 2)
    await change(id, values)
    expect((await readOrder(buyer, id)).recording).toBe('kept')
    const refused = await put(buyer, id, line, spoken)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'correction_closed'])
    const listed = await takesOf(buyer, id)
    expect([listed.open, listed.lines.map(({ take }) => take?.id)]).toEqual([false, [takeId]])
    expect((await play(buyer, id, takeId)).statusCode).toBe(200)
    expect((await remove(buyer, id, takeId)).statusCode).toBe(204)
    expect([await parentRowsOf(id), await files()]).toEqual([
      [],
      expect.not.arrayContaining([`${takeId}-speech.wav`]),
    ])
    expect((await readOrder(buyer, id)).recording).toBe('none')
  },
)

test('of a take whose order goes into production while it is stored nothing is left', async () => {
  const { id, buyer } = await newOrder()
  const { id: line } = await lineOf(buyer, id, 1)
  const before = await files()
  const { fileStorage } = shop.ctx
  const store = fileStorage.put.bind(fileStorage)
  vi.spyOn(fileStorage, 'put').mockImplementationOnce(async (...args) => {
    await change(id, { stage: 'recording' })
    return store(...args)
  })
  expect((await put(buyer, id, line, spoken)).statusCode).toBe(409)
  expect([await parentRowsOf(id), await files()]).toEqual([[], before])
})

test('a removed take gives way to the shop’s voice', async () => {
  const { id, buyer } = await newOrder()
  // The take is there before anything is said.
  const { takeId } = await record(buyer, id)
  await shop.db.deleteFrom('outbox_events').where('order_id', '=', id).execute()
  expect((await remove(buyer, id, takeId)).statusCode).toBe(204)
  expect((await remove(buyer, id, takeId)).statusCode).toBe(404)
  expect((await eventsOf(shop.db, id)).map(({ kind }) => kind)).toEqual(['film_speech'])
  expect((await speechOf(id)).lines[1]).toMatchObject({ takes: 0, clip: null, parentTake: null })
})

test('staff play another voice instead with one call, or the take after all', async () => {
  const { id, buyer } = await newOrder()
  const { takeId } = await record(buyer, id)
  await shop.db.deleteFrom('outbox_events').where('order_id', '=', id).execute()
  expect((await refuse(id, takeId, true)).statusCode).toBe(204)
  expect((await refuse(id, takeId, true)).statusCode).toBe(204)
  expect((await eventsOf(shop.db, id)).map(({ kind }) => kind)).toEqual(['film_speech'])
  expect((await speechOf(id)).lines[1]).toMatchObject({
    takes: 0,
    clip: null,
    parentTake: { id: takeId, refused: true },
  })
  expect((await lineOf(buyer, id, 1)).take).toMatchObject({ id: takeId, used: false })
  const [row] = await parentRowsOf(id)
  expect(row).toMatchObject({ refused_at: expect.any(Date), refused_by: expect.any(String) })
  expect((await refuse(id, takeId, false)).statusCode).toBe(204)
  expect((await speechOf(id)).lines[1]?.clip?.id).toBe(takeId)
  expect((await refuse(id, takeId, true, await signedInAs(shop, 'marketing'))).statusCode).toBe(403)
  const another = await newOrder()
  expect((await refuse(another.id, takeId, true)).statusCode).toBe(404)
})

test('only the order’s own buyer lists, records, hears and removes', async () => {
  const { id, buyer } = await newOrder()
  const { line, takeId } = await record(buyer, id)
  const another = await newOrder()
  const answers = [
    await another.buyer.get(`/api/orders/${id}/takes`),
    await put(another.buyer, id, line.id, spoken),
    await play(another.buyer, id, takeId),
    await remove(another.buyer, id, takeId),
    // Another order's take behind one's own link.
    await play(another.buyer, another.id, takeId),
    await remove(another.buyer, another.id, takeId),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(await parentRowsOf(id)).toHaveLength(1)
})

test.each([
  [
    'a page',
    () => Buffer.from('<!doctype html><p>A page that is long enough for a header</p>'),
    415,
    'not_a_recording',
  ],
  ['silence', () => Buffer.concat([wavHeader(96_000), Buffer.alloc(96_000)]), 415, 'silent'],
  [
    'ten hours by its header',
    () => Buffer.concat([wavHeader(10 * 3600 * 48_000), Buffer.alloc(9_000)]),
    413,
    'too_long',
  ],
  [
    'more than a line takes',
    () => Buffer.concat([wavHeader(21 * 48_000), Buffer.alloc(21 * 48_000)]),
    413,
    'too_long',
  ],
  [
    'more bytes than are allowed',
    () => Buffer.concat([wavHeader(48_000), Buffer.alloc(2 ** 20)]),
    413,
    'too_long',
  ],
] as const)('refuses %s', async (_, file, status, reason) => {
  const { id, buyer } = await newOrder()
  const before = await files()
  const { id: line } = await lineOf(buyer, id, 1)
  const response = await put(buyer, id, line, file())
  expect([response.statusCode, response.json()]).toMatchObject([status, { details: { reason } }])
  expect([await parentRowsOf(id), await files()]).toEqual([[], before])
})

test('an order takes so many takes a day', async () => {
  const { id, buyer } = await newOrder()
  await record(buyer, id)
  await shop.db
    .updateTable('rate_limits')
    .set({ used: 200 })
    .where('bucket', '=', `parent_takes:${id}`)
    .execute()
  const { id: line } = await lineOf(buyer, id, 1)
  const refused = await put(buyer, id, line, spoken)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
})
