import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startLocalStorage } from '@recadinho/local-storage'
import { takeConsentVersion, type ParentLine, type ParentTakes } from '@recadinho/contracts/parent-takes'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { insertOutboxEvents, type NewOutboxEvent } from '../src/modules/outbox/write.ts'
import { filmRenderEvent, speechSaid } from '../src/modules/speech/film-event.ts'
import { speechFile } from '../src/modules/videos/files.ts'
import { removeVideoFiles } from '../src/modules/videos/purge.ts'
import type { RenderOptions } from '../src/modules/films/render/run.ts'
import type { Browser } from './support/app.ts'
import { filmEnv, makeFilms, smallRenderer } from './support/films.ts'
import { eventsOf } from './support/outbox.ts'
import { withKey } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedIn } from './support/staff.ts'
import { spokenWav } from './support/takes.ts'

let folder: string
let shop: Shop
let staff: Browser
/** What the renderer was given last. */
let drawn: Pick<RenderOptions, 'film' | 'clips'> | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-speech-'))
  const renderer = smallRenderer()
  const filmRenderer: typeof renderer = {
    render: (options) => {
      drawn = options
      return renderer.render(options)
    },
  }
  shop = await createShop({
    env: { ...filmEnv(folder), SPEECH_SERVICE: 'program' },
    overrides: { filmRenderer },
  })
  staff = await signedIn(shop)
})
afterEach(() => (drawn = undefined))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const make = () => makeFilms(shop)
/** Says what is to be said, and makes no film. */
const say = async () => {
  await shop.workers.outbox.runOnce()
  await shop.db.deleteFrom('outbox_events').where('kind', '=', 'film_render').execute()
}
const words = { useAIVoice: false, locale: 'en', childAge: 5, additionalNotes: 'Hi, Olívia! See you soon.' }
const newOrder = (change: object = {}) => paidOrder(shop, shop.browser(), { ...words, ...change })
const speechOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
const clipsOf = (id: string) =>
  shop.db.selectFrom('speech_clips').selectAll().where('order_id', '=', id).orderBy('id').execute()
const soundsKept = async () =>
  (await readdir(join(folder, 'kept')).catch(() => [])).filter((file) => file.endsWith('-speech.wav'))
const draftOf = async (id: string) => (await readAdminOrder(staff, id)).videos[0]
/** Staff give the second sentence of the script other words. */
const reword = async (id: string, text: string) => {
  const { script } = await readAdminOrder(staff, id)
  const lines = script.lines.map((line) => Object.assign({}, line, { text }))
  const payload = { was: { lines: script.lines }, changes: { lines } }
  const response = await staff.send({ method: 'PATCH', url: `/api/admin/orders/${id}/script`, payload })
  expect(response.statusCode, response.body).toBe(200)
}

/** Gives all the money back, and cancels the order with it. */
const refund = async (id: string, of = shop, by = staff) => {
  const { payments } = await readAdminOrder(by, id)
  const [payment] = payments
  if (payment === undefined) throw new Error('Nothing was paid')
  const body = { version: await orderVersion(of, id), paymentId: payment.id, amount: payment.amount }
  const response = await by.post(
    `/api/admin/orders/${id}/refunds`,
    { ...body, reason: 'Asked for', cancelOrder: true },
    withKey(),
  )
  expect(response.statusCode, response.body).toBe(201)
  await of.idle()
}
const erase = async (id: string, by = staff) => {
  const { number: search } = await readAdminOrder(by, id)
  const { rows } = (await by.post('/api/admin/personal-data-lookups', { search })).json<{ rows: number }>()
  const erased = await by.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows })
  expect(erased.statusCode, erased.body).toBe(200)
}

test('F5.1, F5.2: what is to be said is said in one go, and the film follows it: its words, mouths and sound', async () => {
  const { id } = await newOrder()
  await shop.workers.outbox.runOnce()
  const { lines, voice } = await speechOf(id)
  expect(voice).toMatchObject({ name: 'slt', isDraft: true })
  expect(lines.map(({ clip }) => [clip?.source, clip?.voice, clip?.words.length])).toEqual([
    ['voice', 'flite/0.1.1 slt', 2],
    ['voice', 'flite/0.1.1 slt', 3],
  ])
  await shop.workers.outbox.runOnce()
  expect((await eventsOf(shop.db, id)).map(({ kind, state }) => [kind, state]).slice(-2)).toEqual([
    ['film_speech', 'done'],
    ['film_render', 'done'],
  ])
  expect(drawn?.clips?.map((clip) => clip.id)).toEqual(lines.map(({ clip }) => clip?.id))
  expect(drawn?.film.lines.map(({ heard }) => heard?.key)).toEqual(lines.map(({ clip }) => clip?.id))
  expect((await draftOf(id))?.film).toMatchObject({
    findings: ['draft_voice'],
    speech: { lines: 2, voiced: 2, recorded: 0, isDraft: true },
    blocked: 'draft_voice',
  })
})

test('F5.8: a man’s voice says the lines of a character whose voice is a man’s', async () => {
  const { id } = await newOrder({ characterIds: ['captain-salt'], useAIVoice: true })
  await shop.workers.outbox.runOnce()
  const clips = (await speechOf(id)).lines.flatMap(({ clip }) => clip ?? [])
  expect(new Set(clips.map(({ voice }) => voice))).toEqual(new Set(['flite/0.1.1 rms']))
})

test('F5.1: after an edit only the changed line is said again', async () => {
  const { id } = await newOrder()
  await make()
  const before = await speechOf(id)
  await reword(id, 'Hi, Olívia! See you on Sunday.')
  await make()
  const after = await speechOf(id)
  expect(after.lines[0]?.clip?.id).toBe(before.lines[0]?.clip?.id)
  expect(after.lines[1]?.clip).toMatchObject({ source: 'voice' })
  expect(await clipsOf(id)).toHaveLength(3)
  const { videos } = await readAdminOrder(staff, id)
  expect(videos.map(({ state }) => state)).toEqual(['draft', 'draft'])
})

test('F1.1: a film is made though the end of what had it made is not recorded yet, and not while lines are to be said', async () => {
  const { id } = await newOrder()
  const [speech] = await eventsOf(shop.db, id, 'film_speech')
  if (!speech) throw new Error('Nothing is to be said')
  // Another worker says its lines.
  const leased = sql<Date>`now() + interval '1 hour'`
  await shop.db
    .updateTable('outbox_events')
    .set({ leased_until: leased })
    .where('id', '=', speech.id)
    .execute()
  const append = (event: NewOutboxEvent) => insertOutboxEvents(shop.db, [event], shop.clock.now())
  await append(filmRenderEvent(id, 'A line was recorded'))
  await shop.workers.outbox.runOnce()
  expect(await draftOf(id)).toBeUndefined()
  // It has just said them.
  await append(filmRenderEvent(id, speechSaid(speech.id)))
  await shop.workers.outbox.runOnce()
  expect(await draftOf(id)).toMatchObject({ state: 'draft' })
  expect((await eventsOf(shop.db, id, 'film_render')).map(({ last_error: error }) => error)).toEqual([
    'obsolete',
    null,
  ])
})

test('F5.3: without a voice for the language the film is made at once, and nobody is missed in it', async () => {
  const { id } = await newOrder({ locale: 'pt', additionalNotes: 'Oi, Olívia! Até logo.' })
  await make()
  expect(await clipsOf(id)).toEqual([])
  expect(drawn?.clips).toEqual([])
  expect((await draftOf(id))?.film).toMatchObject({
    findings: [],
    speech: { lines: 2, voiced: 0, recorded: 0, isDraft: false },
    blocked: 'silent',
  })
})

test('F5.3: a line is heard in the parent’s own voice, in the character’s preset, until staff refuse it', async () => {
  await shop.db.updateTable('settings').set({ parent_recordings: true }).execute()
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, words)
  await say()
  const [, line] = (await buyer.get(`/api/orders/${id}/takes`)).json<ParentTakes>().lines
  const take = await buyer.send({
    method: 'PUT',
    url: `/api/orders/${id}/lines/${line?.id}/take?version=1&consent=${takeConsentVersion}`,
    payload: await spokenWav('See you soon.'),
    headers: { 'content-type': 'audio/wav' },
  })
  const takeId = take.json<ParentLine>().take?.id ?? ''
  await make()
  expect(drawn?.clips?.[1]).toEqual({ id: takeId, presets: line?.presets })
  expect(drawn?.film.lines[1]?.heard?.key).toBe(takeId)
  expect((await draftOf(id))?.film?.speech).toMatchObject({ voiced: 2, recorded: 1, byParent: 1 })
  const refusal = `/api/admin/orders/${id}/takes/${takeId}/refusal`
  expect((await staff.post(refusal, { refused: true })).statusCode).toBe(204)
  await make()
  expect(drawn?.clips?.map((clip) => clip.id)).not.toContain(takeId)
  expect((await draftOf(id))?.film?.speech).toMatchObject({ voiced: 2, recorded: 0, byParent: 0 })
})

test('F5.4: the shop’s own lines without a name are said once for all orders', async () => {
  const script = { locale: 'en', useAIVoice: true, additionalNotes: 'She loves frogs.' }
  const { id } = await newOrder(script)
  await say()
  const spoken = (await speechOf(id)).lines
  const keys = new Set(spoken.map(({ key }) => key))
  const library = (
    await shop.db.selectFrom('speech_clips').selectAll().where('order_id', 'is', null).execute()
  ).filter((clip) => keys.has(clip.line_key.toString('hex')))
  const own = await clipsOf(id)
  expect([library.length > 0, own.length > 0, library.length + own.length]).toEqual([true, true, keys.size])
  const libraryKeys = new Set(library.map((clip) => clip.line_key.toString('hex')))
  const shared = spoken.filter(({ key }) => libraryKeys.has(key)).map(({ text }) => text)
  expect(shared.filter((text) => text.includes('Olívia'))).toEqual([])
  const sounds = (await soundsKept()).length
  const another = await newOrder({ ...script, childName: 'Tomás' })
  await say()
  const again = (await speechOf(another.id)).lines
  expect(again.every(({ clip }) => clip !== null)).toBe(true)
  const reused = again.filter(({ clip }) => library.some((one) => one.id === clip?.id))
  expect(reused.length).toBeGreaterThan(0)
  expect(await soundsKept()).toHaveLength(sounds + new Set(again.map(({ key }) => key)).size - reused.length)
})

test('F5.6: an erased order keeps no clip and no sound file; what the library holds stays', async () => {
  const contact = { guardianEmail: 'rita@example.com', whatsappNumber: '5511912345678' }
  const before = await soundsKept()
  const { id } = await newOrder({ ...contact, additionalNotes: 'Hi, Olívia! We will meet.' })
  await make()
  expect((await soundsKept()).length).toBe(before.length + 2)
  await refund(id)
  await erase(id)
  await make()
  expect(await clipsOf(id)).toEqual([])
  expect(new Set(await soundsKept())).toEqual(new Set(before))
})

test('F5.6: clips in a bucket are heard from there, and deleted there', async () => {
  const s3 = await startLocalStorage()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.config
  const of = await createShop({
    env: {
      ...filmEnv(join(folder, 'bucket')),
      SPEECH_SERVICE: 'program',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  const by = await signedIn(of)
  const { id } = await paidOrder(of, of.browser(), words)
  await of.workers.outbox.runOnce()
  expect(s3.keys().filter((key) => key.endsWith('-speech.wav'))).toHaveLength(2)
  const { lines } = (await by.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
  expect((await by.get(`/api/admin/speech-clips/${lines[0]?.clip?.id}`)).statusCode).toBe(200)
  await refund(id, of, by)
  await erase(id, by)
  await of.workers.outbox.runOnce()
  expect(s3.keys()).toEqual([])
  await of.close()
  await s3.close()
})

// The last one, because it moves the clock by a day.
test('F5.6: what a killed worker left of a clip goes with the nightly purge', async () => {
  const { id } = await newOrder()
  const left = uuidv7(shop.clock.now())
  await shop.db
    .insertInto('speech_clips')
    .values({
      id: left,
      order_id: id,
      line_key: Buffer.alloc(32),
      source: 'voice',
      voice: 'flite/0.1.1 slt',
      is_draft: true,
      seconds: 1,
      words: '[]',
      mouth: '[]',
      doubtful: false,
      created_at: shop.clock.now(),
    })
    .execute()
  await shop.ctx.fileStorage.put(speechFile(left), new Blob(['half a clip']))
  const purge = async () => {
    for await (const removed of removeVideoFiles(shop.ctx.fileStorage)(shop.db, shop.clock.now()))
      void removed
  }
  await purge()
  expect(await soundsKept()).toContain(speechFile(left))
  shop.clock.advance(25 * 3_600_000)
  await purge()
  expect(await soundsKept()).not.toContain(speechFile(left))
  expect(await clipsOf(id)).toEqual([])
})
