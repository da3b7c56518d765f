import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalSpeech, type Fault, type LocalSpeech } from '@recadinho/local-speech'
import type { PersonalDataExport } from '@recadinho/contracts/personal-data'
import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wantedFilm } from '../src/modules/films/order-film.ts'
import { speechOf as filmSpeech } from '../src/modules/films/heard-lines.ts'
import { listClips } from '../src/modules/speech/queries.ts'
import { purge } from '../src/modules/retention/purge.ts'
import type { Browser } from './support/app.ts'
import { speechEnv } from './support/films.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn, signedInAs } from './support/staff.ts'
import { spokenWav } from './support/takes.ts'

let folder: string
let service: LocalSpeech
let shop: Shop
let staff: Browser
/** The second line of `own`, as a person reads it. */
let spoken: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-take-conversion-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await shopWith()
  staff = await signedIn(shop)
  spoken = await spokenWav('I brought you a balloon as big as the moon.')
})
afterAll(async () => {
  await shop.close()
  await service.close()
  await rm(folder, { recursive: true })
})

const shopWith = (env: Record<string, string> = {}) =>
  createShop({
    env: {
      VIDEO_DIR: folder,
      ...speechEnv(service),
      SPEECH_SERVICE: 'elevenlabs',
      SPEECH_VOICE_EN: 'nova',
      SPEECH_CONVERSION_MODEL: 'sts',
      SPEECH_CONVERSION_PRICE: '0.12',
      SPEECH_TIMEOUT_MS: '2000',
      ...env,
    },
  })

const own = {
  useAIVoice: false,
  locale: 'en',
  additionalNotes: 'Hello, Olívia! I brought you a balloon as big as the moon.',
}

interface Wanted {
  /** The line; -1 for one of the library. */
  at?: number
  of?: Shop
  by?: Browser
  change?: object
}

/** An order whose line is recorded, and that line. */
async function recorded({ at = 1, of = shop, by = staff, change = own }: Wanted = {}) {
  const { id } = await paidOrder(of, of.browser(), change)
  const { lines } = await speechOf(id, by)
  const key = (at < 0 ? lines.find(({ text }) => !/Olívia|\d/u.test(text)) : lines[at])?.key ?? ''
  const { clip } = await put(id, key, by)
  // What comes after it is newer.
  of.clock.advance(1000)
  return { id, key, takeId: clip?.id ?? '', seconds: clip?.seconds ?? 0 }
}
async function put(id: string, key: string, by = staff): Promise<SpeechLine> {
  const response = await by.send({
    method: 'PUT',
    url: `/api/admin/orders/${id}/takes/${key}?version=1`,
    payload: spoken,
    headers: { 'content-type': 'audio/wav' },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<SpeechLine>()
}
/** Something happens while the service says the next take. */
function meanwhile(work: () => Promise<unknown>): void {
  const converter = shop.ctx.voice?.converter
  if (!converter) throw new Error('The shop has no converter')
  const say = converter.convert.bind(converter)
  vi.spyOn(converter, 'convert').mockImplementationOnce(async (...args) => {
    await work()
    return say(...args)
  })
}
const speechOf = async (id: string, by = staff) =>
  (await by.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
const convert = (id: string, takeId: string, by = staff) =>
  by.send({ method: 'POST', url: `/api/admin/orders/${id}/takes/${takeId}/conversion` })
const remove = (id: string, clipId: string) =>
  staff.send({ method: 'DELETE', url: `/api/admin/orders/${id}/takes/${clipId}` })
const files = async () => (await readdir(folder)).filter((name) => name.includes('speech')).toSorted()
const costsOf = (id: string, of = shop) =>
  of.db.selectFrom('speech_costs').select(['voice', 'micros']).where('order_id', '=', id).execute()
const sentSince = (count: number) => service.received().slice(count)
const allowNames = (allowed: boolean) =>
  shop.db.updateTable('settings').set({ speech_names: allowed }).execute()

test('F5.13: a take is said in the character’s voice, and only its sound is sent; the film plays it, and is made again', async () => {
  const { id, key, takeId, seconds } = await recorded()
  const before = service.received().length
  const renders = (await eventsOf(shop.db, id, 'film_render')).length
  const response = await convert(id, takeId)
  expect(response.statusCode, response.body).toBe(200)
  const line = response.json<SpeechLine>()
  expect(line).toMatchObject({
    key,
    takes: 2,
    conversion: 'offered',
    clip: {
      source: 'recording',
      voice: 'elevenlabs/sts nova',
      madeOf: takeId,
      isDraft: false,
      doubtful: false,
    },
  })
  expect(line.clip?.words).toHaveLength(line.text.split(' ').length)
  expect(Math.abs((line.clip?.seconds ?? 0) - seconds)).toBeLessThan(0.2)
  expect(sentSince(before)).toMatchObject([{ voice: 'nova', text: '', body: '{"model_id":"sts"}' }])
  expect(sentSince(before)[0]?.sound?.length).toBeGreaterThan(20_000)
  expect(await eventsOf(shop.db, id, 'film_render')).toHaveLength(renders + 1)
  // Both are heard at the desk.
  for (const clipId of [takeId, line.clip?.id])
    expect((await staff.get(`/api/admin/speech-clips/${clipId}`)).statusCode).toBe(200)
  const film = await wantedFilm(shop.ctx, shop.db, id)
  expect(film?.clips.map((clip) => clip.id)).toEqual([line.clip?.id])
  // Nobody of the shop is heard in it.
  expect(filmSpeech(film?.heard ?? [], id)).toMatchObject({
    voiced: 1,
    recorded: 0,
    reused: 0,
    isDraft: false,
  })
  // A minute costs 12 cents.
  expect(await costsOf(id)).toEqual([{ voice: 'elevenlabs/sts', micros: String(Math.round(seconds * 2000)) }])
})

test('F5.13: undone, the take is heard again; its file and row are there all the time', async () => {
  const { id, takeId } = await recorded()
  const { clip } = (await convert(id, takeId)).json<SpeechLine>()
  expect(await files()).toEqual(expect.arrayContaining([`${takeId}-speech.wav`, `${clip?.id}-speech.wav`]))
  expect((await remove(id, clip?.id ?? '')).statusCode).toBe(204)
  expect((await speechOf(id)).lines[1]).toMatchObject({ takes: 1, clip: { id: takeId, madeOf: null } })
  expect(await files()).not.toContain(`${clip?.id}-speech.wav`)
})

test('F5.13: a second press is not paid for, and none meanwhile', async () => {
  const { id, takeId } = await recorded()
  const before = service.received().length
  const answers = await Promise.all([convert(id, takeId), convert(id, takeId), convert(id, takeId)])
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(statuses[0]).toBe(200)
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { details: { reason: 'in_progress' } }])
  const again = await convert(id, takeId)
  expect(again.json()).toMatchObject({ takes: 2, clip: { madeOf: takeId } })
  expect(sentSince(before)).toHaveLength(1)
  expect(await costsOf(id)).toHaveLength(1)
})

const faults: [string, Fault, number, string, number][] = [
  ['too slow', { kind: 'hang' }, 503, 'timeout', 0],
  ['too busy', { kind: 'status', status: 429 }, 503, 'busy', 0],
  ['down', { kind: 'status', status: 503 }, 503, 'unreachable', 0],
  ['breaking off', { kind: 'half' }, 503, 'unreachable', 1],
  ['without money', { kind: 'status', status: 401 }, 409, 'rejected', 0],
  ['silent', { kind: 'silence' }, 409, 'silent', 1],
  ['without end', { kind: 'endless' }, 409, 'too_long', 1],
  ['a page', { kind: 'garbage' }, 409, 'garbled', 1],
]
test.each(faults)(
  'F5.13: of a service that is %s staff learn that, the take is heard as before, and the next try is free to be made',
  async (_, fault, status, reason, paid) => {
    const { id, takeId } = await recorded()
    const stored = await files()
    service.fault(fault)
    const response = await convert(id, takeId)
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { code: status === 503 ? 'unavailable' : 'not_converted', details: { reason } },
    ])
    expect((await speechOf(id)).lines[1]).toMatchObject({ takes: 1, clip: { id: takeId } })
    expect(await files()).toEqual(stored)
    expect(await costsOf(id)).toHaveLength(paid)
    expect((await convert(id, takeId)).statusCode).toBe(200)
  },
)

test('F5.13: what a service says instead of the line is doubted, so that staff listen', async () => {
  const { id, takeId } = await recorded()
  service.fault({ kind: 'say', words: 'Bim bam bum, zzz zzz zzz!' })
  expect((await convert(id, takeId)).json()).toMatchObject({ clip: { madeOf: takeId, doubtful: true } })
})

test('F5.13: a line with a child’s name stays in the shop until the owner allows it', async () => {
  const { id, takeId } = await recorded({ at: 0 })
  const before = service.received().length
  expect((await speechOf(id)).lines.map(({ conversion }) => conversion)).toEqual(['names', 'offered'])
  const refused = await convert(id, takeId)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { details: { reason: 'names' } }])
  expect(sentSince(before)).toEqual([])
  await allowNames(true)
  expect((await speechOf(id)).lines[0]).toMatchObject({ conversion: 'offered' })
  expect((await convert(id, takeId)).statusCode).toBe(200)
  await allowNames(false)
})

test('F5.13: no more is paid for than the budget of an order, and of the shop', async () => {
  for (const env of [{ SPEECH_LINES_PER_ORDER: '1' }, { SPEECH_LINES_PER_DAY: '1' }]) {
    const small = await shopWith(env)
    const by = await signedIn(small)
    const { id, takeId } = await recorded({ of: small, by })
    const before = service.received().length
    const { clip } = (await convert(id, takeId, by)).json<SpeechLine>()
    await by.send({ method: 'DELETE', url: `/api/admin/orders/${id}/takes/${clip?.id}` })
    const spent = await convert(id, takeId, by)
    expect([spent.statusCode, spent.json()]).toMatchObject([409, { details: { reason: 'budget' } }])
    expect(sentSince(before)).toHaveLength(1)
    expect((await speechOf(id, by)).lines[1]).toMatchObject({ clip: { id: takeId } })
    await small.close()
  }
})

test('F5.13: a shop whose service cannot do it offers nothing', async () => {
  const plain = await createShop({
    env: { VIDEO_DIR: folder, ...speechEnv(service), SPEECH_VOICE_EN: 'nova' },
  })
  const by = await signedIn(plain)
  const { id, takeId } = await recorded({ of: plain, by })
  expect((await speechOf(id, by)).lines[1]).toMatchObject({ conversion: null })
  const refused = await convert(id, takeId, by)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { details: { reason: 'no_voice' } }])
  await plain.close()
})

test('F5.13: what is said of a take of the library is of the library', async () => {
  const { id, key, takeId } = await recorded({ at: -1, change: { locale: 'en' } })
  const { clip } = (await convert(id, takeId)).json<SpeechLine>()
  const row = await shop.db
    .selectFrom('speech_clips')
    .select(['order_id', 'made_of', 'recorded_for'])
    .where('id', '=', clip?.id ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ order_id: null, made_of: takeId, recorded_for: id })
  const [newest] = await listClips(shop.db, {}, [Buffer.from(key, 'hex')])
  expect(newest?.id).toBe(clip?.id)
})

test('F5.13: only takes of staff, of this order, while it is in production, by those who record', async () => {
  const { id, takeId } = await recorded()
  const other = await recorded()
  expect((await convert(id, other.takeId)).statusCode).toBe(404)
  const { clip } = (await convert(id, takeId)).json<SpeechLine>()
  expect((await convert(id, clip?.id ?? '')).statusCode).toBe(404)
  expect((await convert(id, takeId, shop.browser())).statusCode).toBe(401)
  expect((await convert(id, takeId, await signedInAs(shop, 'marketing'))).statusCode).toBe(403)
  // As the row of a parent's take is.
  await shop.db
    .updateTable('speech_clips')
    .set({ consent_version: 1 })
    .where('id', '=', other.takeId)
    .execute()
  const before = service.received().length
  expect((await convert(other.id, other.takeId)).statusCode).toBe(404)
  await shop.db.updateTable('orders').set({ status: 'cancelled', stage: null }).where('id', '=', id).execute()
  const closed = await convert(id, takeId)
  expect([closed.statusCode, closed.json()]).toMatchObject([409, { code: 'illegal_transition' }])
  expect(sentSince(before)).toEqual([])
})

test('F5.13: a line that is recorded again while the service speaks plays the newest take', async () => {
  const { id, key, takeId } = await recorded()
  const before = await files()
  meanwhile(() => put(id, key))
  const refused = await convert(id, takeId)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { details: { reason: 'recorded_over' } }])
  const line = (await speechOf(id)).lines[1]
  expect(line).toMatchObject({ takes: 2, clip: { madeOf: null } })
  expect(line?.clip?.id).not.toBe(takeId)
  expect(await files()).toEqual([...before, `${line?.clip?.id}-speech.wav`].toSorted())
  // The older one is not even sent.
  const sent = service.received().length
  expect((await convert(id, takeId)).json()).toMatchObject({ details: { reason: 'recorded_over' } })
  expect(sentSince(sent)).toEqual([])
})

test('F5.13: of a take that is deleted while the service speaks nothing is left', async () => {
  const { id, takeId } = await recorded()
  meanwhile(() => remove(id, takeId))
  expect((await convert(id, takeId)).statusCode).toBe(409)
  expect((await speechOf(id)).lines[1]).toMatchObject({ takes: 0, clip: null })
})

test('F5.13: an erasure that the buyer wants takes both with it, and so does one while the service speaks', async () => {
  const contact = { guardianEmail: 'rita@example.com', whatsappNumber: '5511912345678' }
  const { id, takeId } = await recorded({ change: { ...own, ...contact } })
  const before = await files()
  const { clip } = (await convert(id, takeId)).json<SpeechLine>()
  await shop.db
    .updateTable('orders')
    .set({ status: 'completed', stage: 'ready', completed_at: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  const { number: search } = await readAdminOrder(staff, id)
  const held = (await staff.post('/api/admin/personal-data-exports', { search })).json<PersonalDataExport>()
  expect(JSON.stringify(held)).toContain('elevenlabs/sts nova')
  const { rows } = (await staff.post('/api/admin/personal-data-lookups', { search })).json<{ rows: number }>()
  const answer = await staff.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows })
  expect(answer.statusCode, answer.body).toBe(200)
  await shop.workers.outbox.runOnce()
  const gone = new Set([`${takeId}-speech.wav`, `${clip?.id}-speech.wav`])
  expect(await files()).toEqual(before.filter((name) => !gone.has(name)))
  const left = await shop.db.selectFrom('speech_clips').select('id').where('order_id', '=', id).execute()
  expect(left).toEqual([])

  const erased = await recorded()
  meanwhile(() =>
    shop.db
      .updateTable('orders')
      .set({ details_erased_at: shop.clock.now() })
      .where('id', '=', erased.id)
      .execute(),
  )
  const stored = await files()
  expect((await convert(erased.id, erased.takeId)).statusCode).toBe(409)
  expect(await files()).toEqual(stored)
})

test('F5.13: what a killed process left of it is removed by the nightly purge, and no press waits for it longer than ten minutes', async () => {
  const { id, key, takeId } = await recorded()
  const { clip } = (await convert(id, takeId)).json<SpeechLine>()
  await shop.db
    .updateTable('speech_clips')
    .set({ stored_at: null })
    .where('id', '=', clip?.id ?? '')
    .execute()
  await shop.db
    .insertInto('rate_limits')
    .values({
      bucket: `speech:conversion:${takeId}`,
      used: 1,
      window_ends_at: new Date(shop.clock.now().getTime() + 600_000),
    })
    .execute()
  expect((await convert(id, takeId)).statusCode).toBe(503)
  shop.clock.advance(600_001)
  expect((await convert(id, takeId)).json()).toMatchObject({ key, takes: 2 })
  shop.clock.advance(25 * 3_600_000)
  await purge(shop.ctx, new AbortController().signal)
  expect(await files()).not.toContain(`${clip?.id}-speech.wav`)
})
