import type { OrderSpeech } from '@recadinho/contracts/speech'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { speechFile } from '../src/modules/videos/files.ts'
import type { Browser } from './support/app.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn, signedInAs } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop({ env: { SPEECH_SERVICE: 'program' } })
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const speechOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()

/** A stored clip of a line, which says so many seconds of nothing. */
async function keepClip(
  key: string,
  change: { order_id: string | null; source?: 'voice' | 'recording'; voice?: string },
): Promise<string> {
  const id = uuidv7(shop.clock.now())
  const sound = wavOfSpeech({ samples: new Float32Array(8_000), rate: 16_000 })
  await shop.ctx.fileStorage.put(speechFile(id), new Blob([new Uint8Array(sound)]))
  const now = shop.clock.now()
  const timed = { words: '[[0,0.2],[0.2,0.5]]', mouth: '[[0,"A"],[0.5,"X"]]', cost: 2 }
  await shop.db
    .insertInto('speech_clips')
    .values({
      id,
      line_key: Buffer.from(key, 'hex'),
      source: 'recording',
      voice: 'recording',
      is_draft: false,
      seconds: 0.5,
      doubtful: false,
      recorded_by: null,
      created_at: now,
      stored_at: now,
      ...timed,
      ...change,
    })
    .execute()
  return id
}

const own = {
  useAIVoice: false,
  locale: 'en',
  nameHint: 'Oh-LIV-ia',
  additionalNotes: 'Hi, Olívia! See you.',
}

test('staff read each sentence as it is written and said, who says it and how, and who would say it', async () => {
  const { id } = await paidOrder(shop, shop.browser(), own)
  const { cast, lines, ...rest } = await speechOf(id)
  expect(rest).toMatchObject({
    locale: 'en',
    version: 1,
    voice: { name: 'slt', isDraft: true, isService: false },
  })
  expect(cast[0]?.preset.pitch).toBeGreaterThan(0)
  expect(lines.map(({ text, spoken, clip, takes }) => [text, spoken, clip, takes])).toEqual([
    ['Hi, Olívia!', 'Hi, Oh-LIV-ia!', null, 0],
    ['See you.', 'See you.', null, 0],
  ])
  expect(lines.map(({ characters }) => characters)).toEqual([[cast[0]?.slug], [cast[0]?.slug]])
})

test('the owner reads which voice the shop has for which language, and its licence; staff do not', async () => {
  expect((await staff.get('/api/admin/voices')).json()).toEqual({
    voices: ['slt', 'rms'].map((name) => ({
      locale: 'en',
      name,
      isDraft: true,
      isService: false,
      licence: expect.stringContaining('Flite'),
    })),
    budget: null,
    converts: false,
  })
  const production = await signedInAs(shop, 'production')
  expect((await production.get('/api/admin/voices')).statusCode).toBe(403)
})

test('a recording of the order comes before one of the library, and that before a voice', async () => {
  const { id } = await paidOrder(shop, shop.browser(), own)
  const key = (await speechOf(id)).lines[1]?.key ?? ''
  const clipNow = async () => (await speechOf(id)).lines[1]
  await keepClip(key, { order_id: id, source: 'voice', voice: 'another voice' })
  expect(await clipNow()).toMatchObject({ clip: null, takes: 0 })
  const library = await keepClip(key, { order_id: null })
  expect(await clipNow()).toMatchObject({ clip: { id: library, source: 'recording' }, takes: 1 })
  const take = await keepClip(key, { order_id: id })
  expect(await clipNow()).toMatchObject({ clip: { id: take }, takes: 2 })
  const another = await paidOrder(shop, shop.browser(), own)
  expect((await speechOf(another.id)).lines[1]).toMatchObject({ clip: { id: library }, takes: 1 })
})

test('staff hear a clip; buyers and visitors do not, and nobody hears what is not there', async () => {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, own)
  const clip = await keepClip((await speechOf(id)).lines[0]?.key ?? '', { order_id: id })
  const heard = await staff.get(`/api/admin/speech-clips/${clip}`)
  expect([heard.statusCode, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
    200,
    'audio/wav',
    'private, no-store',
  ])
  expect(heard.rawPayload).toHaveLength(44 + 16_000)
  expect((await buyer.get(`/api/admin/speech-clips/${clip}`)).statusCode).toBe(401)
  expect((await buyer.get(`/api/admin/orders/${id}/speech`)).statusCode).toBe(401)
  expect((await staff.get(`/api/admin/speech-clips/${id}`)).statusCode).toBe(404)
  expect((await staff.get(`/api/admin/orders/${clip}/speech`)).statusCode).toBe(404)
})
