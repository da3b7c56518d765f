import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { PreviewClip, PreviewClipsBody } from '@recadinho/contracts/preview-clips'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { startLocalSpeech, type Fault, type LocalSpeech } from '@recadinho/local-speech'
import { lineIdentity, scriptLines } from '@recadinho/stage/script-lines'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { previewsSaid } from '../src/modules/speech/preview-speech.ts'
import { removeVideoFiles } from '../src/modules/videos/purge.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { filmEnv, smallRenderer, speechEnv } from './support/films.ts'
import { orderBody, withKey } from './support/order.ts'
import { previewOf } from './support/script-writer.ts'
import { createShop, openPayment, paidOrder, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let folder: string
let service: LocalSpeech
let shop: Shop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-preview-speech-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await shopWith()
})
afterAll(async () => {
  await shop.close()
  await service.close()
  await rm(folder, { recursive: true })
})
// A line that is still being said is not asked for again.
afterEach(async () => {
  await previewsSaid(shop.ctx)
  await shop.db.deleteFrom('speech_clips').execute()
})

const shopWith = (env: Record<string, string> = {}) =>
  createShop({
    env: { ...filmEnv(folder), ...speechEnv(service), SPEECH_TIMEOUT_MS: '60000', ...env },
    overrides: { filmRenderer: smallRenderer() },
  })

const form = {
  locale: 'pt',
  characterIds: ['princess-amara'],
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'Ela ama sapos.',
}

let families = 0
/** Another film for the same family would have other words. */
function newFamily() {
  families += 1
  return {
    guardianEmail: `ana-${families}@example.com`,
    whatsappNumber: `55119876${String(10_000 + families)}`,
  }
}

interface Line {
  key: string
  text: string
}

/** The sentences of the script that an order with this form has: an order of the same form shows them. */
async function linesOf(change: object = {}, of = shop): Promise<Line[]> {
  return spokenLines((await newOrder(of.browser(), change)).script)
}
function spokenLines(script: readonly ScriptLine[]): Line[] {
  return scriptLines(script, form.characterIds).map((line) => ({
    key: createHash('sha256').update(lineIdentity('pt', line)).digest('hex'),
    text: line.text,
  }))
}
const newOrder = async (
  browser: Browser,
  change: object = {},
  key: string = randomUUID(),
): Promise<Order> => {
  const response = await browser.post(
    '/api/orders',
    { ...orderBody, ...form, ...newFamily(), ...change },
    withKey(key),
  )
  expect(response.statusCode, response.body).toBe(201)
  return response.json<CreatedOrder>().order
}

interface Wanted {
  change?: object
  draftId?: string
  keys: readonly string[]
}
async function requestSpeech(
  { change = {}, draftId = randomUUID(), keys }: Wanted,
  of: Pick<Shop, 'browser'> = shop,
): Promise<PreviewClip[]> {
  const response = await of.browser().post('/api/preview-speech', { ...form, draftId, keys, ...change })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ clips: PreviewClip[] }>().clips
}
/** What is said later is there for the next one who asks. What babbles is doubted: here, staff have heard it. */
const speechOnce = (wanted: Wanted & { draftId: string }, count: number) =>
  eventually(async () => {
    await shop.db.updateTable('speech_clips').set({ doubtful: false }).execute()
    const clips = await requestSpeech(wanted)
    expect(clips).toHaveLength(count)
    return clips
  })
const heardSince = (count: number) =>
  service
    .received()
    .slice(count)
    .map(({ text }) => text)
const allowNames = (allowed: boolean, of = shop) =>
  of.db.updateTable('settings').set({ speech_names: allowed }).execute()
const keysOf = (lines: readonly Line[]) => lines.map(({ key }) => key)
/** A line of the shop's own words, and all that are. */
async function ownLines(change: object = {}, of = shop) {
  const own = (await linesOf(change, of)).filter(({ text }) => !/ol[ií]via|sapos/i.test(text))
  const [first] = own
  if (first === undefined) throw new Error('There is no line without a name')
  return { own, first }
}
const find = (lines: readonly Line[], { of = shop, ...draft }: { of?: Shop; draftId?: string } = {}) =>
  of
    .browser()
    .post('/api/preview-clips', {
      ...draft,
      locale: 'pt',
      childAge: form.childAge,
      lines: lines.map(({ key }) => ({ key, mood: null })),
    } satisfies PreviewClipsBody)
    .then((response) => response.json<{ clips: PreviewClip[]; says: string }>())

test('F5.10: the shop’s own words are said once, and kept for every preview and film', async () => {
  const { first } = await ownLines()
  const before = service.received().length
  expect(await find([first])).toMatchObject({ says: 'shared' })
  const draftId = randomUUID()
  const [clip] = await speechOnce({ keys: [first.key], draftId }, 1)
  expect(clip).toMatchObject({ key: first.key })
  expect(heardSince(before)).toEqual([first.text])
  // Another child's preview with the same line plays it.
  const [again] = await requestSpeech({ keys: [first.key] })
  expect(again).toEqual(clip)
  expect(heardSince(before)).toHaveLength(1)
  const sound = await shop.browser().get(`/api/preview-clips/${clip?.id}`)
  expect([sound.statusCode, sound.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  // So does the film.
  const { id } = await newOrder(shop.browser())
  const staff = await signedIn(shop)
  const { lines } = (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
  expect(lines.find(({ key }) => key === first.key)?.clip?.id).toBe(clip?.id)
})

test('F5.10: names and notes stay in the shop until the owner allows names, and then wait for their order alone', async () => {
  const lines = await linesOf()
  const named = lines.filter(({ text }) => /ol[ií]via|sapos/i.test(text)).slice(0, 2)
  expect(named).toHaveLength(2)
  const before = service.received().length
  expect(await requestSpeech({ keys: keysOf(named) })).toEqual([])
  expect(heardSince(before)).toEqual([])

  await allowNames(true)
  expect(await find(named)).toMatchObject({ says: 'all' })
  const draftId = randomUUID()
  const clips = await speechOnce({ keys: keysOf(named), draftId }, 2)
  await allowNames(false)
  expect(new Set(heardSince(before))).toEqual(new Set(named.map(({ text }) => text)))
  const sound = await shop.browser().get(`/api/preview-clips/${clips[0]?.id}`)
  expect([sound.statusCode, sound.headers['cache-control']]).toEqual([200, 'private, no-store'])
  // Its own draft finds them without having anything said; no library and no other draft has them.
  expect((await find(named, { draftId })).clips).not.toEqual([])
  expect((await find(named)).clips).toEqual([])
  expect((await find(named, { draftId: randomUUID() })).clips).toEqual([])
  expect(await requestSpeech({ keys: keysOf(named) })).toEqual([])

  const buyer = shop.browser()
  const order = await newOrder(buyer, {}, draftId)
  await submitCard(shop, (await openPayment(buyer, order.id, 'card')).clientSecret)
  await shop.idle()
  // The service says nothing else now.
  const others = new Set(lines.map(({ key }) => key)).size - named.length
  const earlier = service.received().length
  service.fault({ kind: 'status', status: 429 }, others)
  await shop.workers.outbox.runOnce()
  const kept = await shop.db.selectFrom('speech_clips').selectAll().where('order_id', '=', order.id).execute()
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(clips.map(({ id }) => id)))
  expect(heardSince(earlier).filter((text) => named.some((line) => line.text === text))).toEqual([])
  // From then on they are the order's.
  expect((await shop.browser().get(`/api/preview-clips/${clips[0]?.id}`)).statusCode).toBe(404)
})

test('F5.10: what was said for a draft that becomes no order is deleted after two days', async () => {
  await allowNames(true)
  const line = (await linesOf()).find(({ text }) => text.includes('Olívia'))
  const [clip] = await speechOnce({ keys: keysOf(line ? [line] : []), draftId: randomUUID() }, 1)
  await allowNames(false)
  const files = async () =>
    (await readdir(join(folder, 'kept'))).filter((file) => file.includes(clip?.id ?? ''))
  expect(await files()).toHaveLength(1)
  const removeBefore = async (days: number) => {
    const before = new Date(shop.clock.now().getTime() + days * 86_400_000)
    for await (const _ of removeVideoFiles(shop.ctx.fileStorage)(shop.db, before));
  }
  await removeBefore(1)
  expect(await files()).toHaveLength(1)
  await removeBefore(2.1)
  expect(await files()).toEqual([])
  expect(
    await shop.db
      .selectFrom('speech_clips')
      .selectAll()
      .where('id', '=', clip?.id ?? '')
      .execute(),
  ).toEqual([])
})

test('F5.10: only sentences that the shop writes for the form are said, and no text of a caller’s', async () => {
  await allowNames(true)
  const { first } = await ownLines()
  const other = await linesOf({ occasion: 'christmas' })
  const here = keysOf(await linesOf())
  const foreign = other.find(({ key }) => !here.includes(key))
  const before = service.received().length
  const invented = createHash('sha256').update('Buy this!').digest('hex')
  const response = await shop.browser().post('/api/preview-speech', {
    ...form,
    draftId: randomUUID(),
    keys: [first.key],
    text: 'Buy this!',
  })
  expect(response.statusCode).toBe(400)
  expect(await requestSpeech({ keys: [invented, ...(foreign ? [foreign.key] : [])] })).toEqual([])
  await allowNames(false)
  expect(heardSince(before)).toEqual([])
})

const faults: [string, Fault][] = [
  ['busy', { kind: 'status', status: 429 }],
  ['silent', { kind: 'silence' }],
  ['breaking off in the middle of a sound', { kind: 'half' }],
  ['down', { kind: 'status', status: 503 }],
]
test.each(faults)(
  'F5.10: of a service that is %s the line is left to the device, and asked for next time',
  async (_, fault) => {
    const { first } = await ownLines()
    service.fault(fault)
    const before = service.received().length
    expect(await requestSpeech({ keys: [first.key] })).toEqual([])
    await previewsSaid(shop.ctx)
    expect(heardSince(before)).toHaveLength(1)
    await requestSpeech({ keys: [first.key] })
    expect(heardSince(before)).toHaveLength(2)
  },
)

test('F5.10: nobody waits more than four seconds, and two who ask at once pay once', async () => {
  const patient = await shopWith()
  const { first } = await ownLines({}, patient)
  const keys = [first.key]
  service.fault({ kind: 'hang' })
  const before = service.received().length
  expect(await Promise.all([requestSpeech({ keys }, patient), requestSpeech({ keys }, patient)])).toEqual([
    [],
    [],
  ])
  expect(heardSince(before)).toHaveLength(1)
  await patient.close()
})

test('F5.10: what sounds like other words is for staff to hear first', async () => {
  const { first } = await ownLines()
  const wanted = { keys: [first.key], draftId: randomUUID() }
  await speechOnce(wanted, 1)
  await shop.db.updateTable('speech_clips').set({ doubtful: true }).execute()
  expect(await requestSpeech(wanted)).toEqual([])
  expect((await find([first])).clips).toEqual([])
})

test.each([
  ['a visitor', { SPEECH_LINES_PER_VISITOR: '1', RATE_LIMITS: 'on' }, 1],
  ['an order', { SPEECH_LINES_PER_ORDER: '1' }, 1],
  ['the day', { SPEECH_LINES_PER_DAY: '1' }, 2],
])(
  'F5.10: the budget of %s ends without an error, and takes nothing from the next one',
  async (_, env, usedOfDay) => {
    const poor = await shopWith(env)
    const { own } = await ownLines({}, poor)
    const keys = keysOf(own.slice(0, 2))
    expect(keys).toHaveLength(2)
    const before = service.received().length
    // Only one of them is paid for.
    await requestSpeech({ keys }, poor)
    expect(heardSince(before)).toHaveLength(1)
    const used = poor.db.selectFrom('rate_limits').select('used').where('bucket', '=', 'speech:day')
    expect(await used.execute()).toEqual([{ used: usedOfDay }])
    await poor.close()
  },
)

test('F5.10: a draft voice says nothing for previews, and a shop without a voice neither', async () => {
  for (const env of [{ SPEECH_SERVICE: 'program' }, { SPEECH_SERVICE: 'none' }]) {
    const plain = await createShop({ env: { ...filmEnv(folder), ...env } })
    await plain.db.updateTable('settings').set({ deliver_draft_voice: true }).execute()
    const { first } = await ownLines({}, plain)
    expect(await find([first], { of: plain })).toEqual({ clips: [], says: 'nothing' })
    expect(await requestSpeech({ keys: [first.key] }, plain)).toEqual([])
    await plain.close()
  }
})

test('F5.10: no row, limit, event or log names the child or holds what is said', async () => {
  await allowNames(true)
  const line = (await linesOf()).find(({ text }) => text.includes('Olívia'))
  await speechOnce({ keys: keysOf(line ? [line] : []), draftId: randomUUID() }, 1)
  await allowNames(false)
  const rows = JSON.stringify([
    await shop.db.selectFrom('speech_clips').selectAll().execute(),
    await shop.db.selectFrom('rate_limits').selectAll().execute(),
    await shop.db.selectFrom('speech_costs').selectAll().execute(),
    await readdir(join(folder, 'kept')),
  ])
  expect(rows).not.toMatch(/Ol[ií]via|sapos/i)
  expect(shop.logs()).not.toMatch(/Ol[ií]via|sapos/i)
})

test('O9.6, F5.10: a browser that has paid for a film hears the lines that are not of that film', async () => {
  const browser = shop.browser()
  await paidOrder(shop, browser, { ...form, ...newFamily() })
  const { lines } = await previewOf(browser, form)
  const elsewhere = new Set((await linesOf()).map(({ key }) => key))
  const line = spokenLines(lines ?? []).find(
    ({ key, text }) => !elsewhere.has(key) && !text.includes('Olívia'),
  )
  if (!line) throw new Error('Every line has a name or is of that film')
  const wanted = { draftId: randomUUID(), keys: [line.key] }
  await eventually(async () => {
    await shop.db.updateTable('speech_clips').set({ doubtful: false }).execute()
    expect(await requestSpeech(wanted, { browser: () => browser })).toHaveLength(1)
  })
  expect(service.received().at(-1)?.text).toBe(line.text)
})
