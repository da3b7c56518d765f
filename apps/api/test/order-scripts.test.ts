import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { scriptLines } from '@recadinho/stage/script-lines'
import { writeScript, type ScriptRequest } from '@recadinho/stage/script'
import { composeTimeline, lineText, readTimeline } from '@recadinho/stage/timeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { orderBody, placeOrder as orderWith, readOrder, withKey } from './support/order.ts'
import { oddLines } from './support/odd-lines.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

provideAllParts()

let shop: TestApp
let staff: Browser
let request: ScriptRequest
/** What the preview shows. */
let shown: ScriptLine[]

beforeAll(async () => {
  shop = await createTestApp()
  staff = await signedIn(shop)
  const { name, greeting_style: greetingStyle } = await shop.db
    .selectFrom('characters')
    .select(['name', 'greeting_style'])
    .where('id', '=', 'princess-amara')
    .executeTakeFirstOrThrow()
  request = {
    locale: 'pt',
    childName: 'Olívia',
    childAge: 6,
    occasion: 'birthday',
    notes: additionalNotes,
    useAIVoice: true,
    characters: [{ id: 'princess-amara', name, greetingStyle }],
  }
  shown = draft()
})
afterAll(() => shop.close())

const additionalNotes = 'Perdeu o primeiro dente.'
const placeOrder = (browser: Browser, change: object = {}) =>
  orderWith(browser, { additionalNotes, ...change })
const draft = (change: Partial<ScriptRequest> = {}) =>
  JSON.parse(JSON.stringify(writeScript({ ...request, ...change }))) as ScriptLine[] // what is sent
const line = (change: Partial<ScriptLine>): ScriptLine => ({
  id: 'own-1',
  speakers: ['princess-amara'],
  text: 'Olívia, oi!',
  sayAs: [],
  mood: null,
  pause: 0,
  origin: 'buyer',
  part: null,
  topic: null,
  note: null,
  ...change,
})
const post = (script: unknown, change: object = {}, key?: string) =>
  shop.browser().post('/api/orders', { ...orderBody, additionalNotes, ...change, script }, withKey(key))
const correct = (browser: Browser, { id, detailsVersion }: Order, changes: object) =>
  browser.send({ method: 'PATCH', url: `/api/orders/${id}`, payload: { detailsVersion, changes } })
const origins = (lines: readonly ScriptLine[]) => lines.map(({ origin }) => origin)
const textsOf = (lines: readonly ScriptLine[]) => lines.map(({ text }) => text)

test('O4.8: what the buyer saw is stored to the letter, and the film composed of it is the one of the preview', async () => {
  const edited = [
    ...shown.slice(0, 2),
    line({ text: 'Bring your ball — and <b>Rex</b>!', mood: 'gentle', pause: 1.25, note: 'Rex' }),
    ...shown.slice(2).toReversed(),
  ]
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { script: edited })
  expect(order.script).toEqual(edited)
  expect((await readOrder(buyer, order.id)).script).toEqual(edited)
  const seen = await readAdminOrder(staff, order.id)
  expect(seen.script).toMatchObject({ version: 1, author: 'buyer', lines: edited })
  expect(seen.script.text).toBe(textsOf(edited).join(' '))
  // The film as the preview, and whoever renders the order, composes it.
  const filmOf = (script: readonly ScriptLine[]) =>
    composeTimeline({
      cast: ['princess-amara'],
      lines: scriptLines(script, ['princess-amara']),
      locale: 'pt',
      seed: 7,
      occasion: 'birthday',
      age: 6,
      name: 'Olívia',
    })
  const film = readTimeline(JSON.parse(JSON.stringify(filmOf(seen.script.lines))))
  expect(film).toEqual(filmOf(edited))
  const said = film.captions.cues.map((cue) => lineText(film, cue.line))
  expect(said).toContain('Bring your ball — and <b>Rex</b>!')
  expect(seen).toMatchObject({ additionalNotes, useAIVoice: true })
})

test('O4.8: without a script the shop writes the one that its preview shows', async () => {
  const { order } = await placeOrder(shop.browser())
  expect(order.script).toEqual(shown)
  const own = await placeOrder(shop.browser(), {
    useAIVoice: false,
    additionalNotes: 'Oi, Olívia! Tudo bem?',
    nameHint: 'o-LÍ-via',
  })
  expect(own.order.script).toMatchObject([
    { text: 'Oi, Olívia!', origin: 'buyer', sayAs: [{ name: 'Olívia', as: 'o-LÍ-via' }] },
    { text: 'Tudo bem?', origin: 'buyer', sayAs: [] },
  ])
})

test('O4.8: a line counts as the shop’s only if the shop writes it', async () => {
  const [opening, ...others] = shown
  const claimed = [
    { ...opening, text: 'Olívia, buy me a car!' },
    ...others.map((one) => ({ ...one, origin: 'staff' })),
    line({ id: 'x', origin: 'service' }),
  ]
  const { order } = await placeOrder(shop.browser(), { script: claimed })
  expect(origins(order.script)).toEqual(['buyer', ...origins(others), 'buyer'])
  const untouched = await placeOrder(shop.browser(), { script: shown })
  expect((await readAdminOrder(staff, untouched.order.id)).script.author).toBe('writer')
})

test.each([
  ['a line of a character who is not in the film', [line({ speakers: ['bramble'] })], 'script/0/speakers'],
  ['two lines with one id', [line({}), line({ text: 'Tchau!' })], 'script/1/id'],
  ['901 characters in one line', [line({ text: 'a'.repeat(901) })], 'script/0/text'],
  [
    '901 characters in two',
    [line({ text: 'é'.repeat(450) }), line({ id: 'b', text: '🎂'.repeat(451) })],
    'script',
  ],
  ['a blank line', [line({}), line({ id: 'b', text: ' \u3164 ' })], 'script/1/text'],
  ['a line break', [line({ text: 'Oi!\nTchau!' })], 'script/0/text'],
  ['no line', [], 'script'],
  ['nobody who speaks', [line({ speakers: [] })], 'script/0/speakers'],
  [
    'more lines than a film has',
    Array.from({ length: 61 }, (_, i) => line({ id: `l-${i}`, text: 'a' })),
    'script',
  ],
  ['an endless pause', [line({ pause: 60 })], 'script/0/pause'],
])('O4.8: %s is refused, and the answer says where', async (_, script, path) => {
  const response = await post(script)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect(response.json().details.issues.map((issue: { path: string }) => issue.path)).toContain(
    `body/${path}`,
  )
})

test.each(oddLines)('O4.8: a line with %s is stored as it is', async (_, text) => {
  const script = [line({ text })]
  const { order } = await placeOrder(shop.browser(), { script })
  expect(order.script).toEqual(script)
  expect((await readAdminOrder(staff, order.id)).script.text).toBe(text)
})

test('O4.8: sixty lines of three characters with all they can hold fit into the request', async () => {
  const ids = ['princess-stella', 'princess-amara', 'princess-hana']
  const script = Array.from({ length: 60 }, (_, i) =>
    line({
      id: `line-${i}-${'x'.repeat(20)}`,
      speakers: ids,
      text: `Oi, Olívia ${i}!`.slice(0, 15),
      sayAs: [{ name: 'Olívia', as: 'o-LÍ-via' }],
      part: 'together',
      mood: 'surprised',
      note: 'Ela ama dinossauros, sorvete de morango e dançar com as primas na sala.',
    }),
  )
  const { order } = await placeOrder(shop.browser(), {
    packageId: 'three-characters',
    characterIds: ids,
    script,
  })
  expect(order.script).toEqual(script)
  const { script: seen } = await readAdminOrder(staff, order.id)
  const lines = seen.lines.map((one, at) => (at === 0 ? { ...one, text: 'Oi!' } : one))
  const url = `/api/admin/orders/${order.id}/script`
  const payload = { was: { lines: seen.lines }, changes: { lines } }
  const edited = await staff.send({ method: 'PATCH', url, payload })
  expect(edited.json<AdminOrder>().script).toMatchObject({ version: 2 })
})

test('O5.1: another script under the same key is another request', async () => {
  const key = crypto.randomUUID()
  const first = await post(shown, {}, key)
  expect((await post(shown, {}, key)).json().order.id).toBe(first.json().order.id)
  expect((await post(shown.slice(1), {}, key)).json()).toMatchObject({ code: 'idempotency_key_reused' })
})

test('O7.2: the buyer corrects the script itself: to the letter, shown to staff, and once', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer)
  const script = [...order.script.slice(0, 1), line({ text: 'Você é demais!' }), ...order.script.slice(2)]
  const corrected = (await correct(buyer, order, { script })).json<CorrectedOrder>()
  expect(corrected.order).toMatchObject({ detailsVersion: 2, script })
  const seen = await readAdminOrder(staff, order.id)
  expect(seen.script).toMatchObject({ version: 2, author: 'buyer', lines: script })
  const [was, now] = [order.script, script].map((lines) => textsOf(lines).join(' '))
  expect(seen.corrections).toMatchObject([{ field: 'script', was, now }])
  expect(seen.timeline.at(-1)).toMatchObject({ cause: { code: 'corrected', fields: ['script'] } })
  const { items } = (await staff.get(`/api/admin/orders/${order.id}/scripts`)).json()
  expect(items).toMatchObject([{ version: 2 }, { version: 1, lines: order.script }])
  const again = (await correct(buyer, corrected.order, { script })).json<CorrectedOrder>()
  expect(again.order.detailsVersion).toBe(2)
  const second = await correct(buyer, order, { script: script.slice(1) })
  expect(second.json()).toMatchObject({ code: 'version_conflict', details: { detailsVersion: 2 } })
  const refused = await correct(buyer, corrected.order, { script: [line({ speakers: ['bramble'] })] })
  expect(refused.json().details.issues[0].path).toBe('body/changes/script/0/speakers')
})

test('O7.2: a correction takes every line that an order takes, and refuses the others', async () => {
  const buyer = shop.browser()
  let { order } = await placeOrder(buyer)
  for (const [, text] of oddLines) {
    const script = [line({ text })]
    ;({ order } = (await correct(buyer, order, { script })).json<CorrectedOrder>())
    expect(order.script).toEqual(script)
  }
  // The last of them outlives a correction of something else.
  const { order: older } = (await correct(buyer, order, { childAge: 7 })).json<CorrectedOrder>()
  expect(textsOf(older.script)).toContain(oddLines.at(-1)?.[1])
  for (const text of [' \u3164 ', 'Oi!\nTchau!', 'a'.repeat(901)]) {
    const refused = await correct(buyer, older, { script: [line({ text })] })
    expect(refused.json().details.issues[0].path).toBe('body/changes/script/0/text')
  }
  expect((await correct(buyer, older, { script: [] })).statusCode).toBe(400)
  expect((await readOrder(buyer, order.id)).script).toEqual(older.script)
})

test('O7.2: a corrected name, age or note keeps what the buyer wrote, moved or removed', async () => {
  const buyer = shop.browser()
  const mine = line({ id: 'mine', text: 'Olívia, o Rex está esperando!' })
  const opening = { ...shown[0], text: 'Bom dia, Olívia!', origin: 'buyer' }
  const { order } = await placeOrder(buyer, {
    script: [opening, mine, ...shown.slice(1).filter(({ part }) => part !== 'wish')],
  })
  const changes = { childName: 'Bia', childAge: 7, additionalNotes: 'Ama sapos.', nameHint: 'BEE-a' }
  const { script } = (await correct(buyer, order, changes)).json<CorrectedOrder>().order
  expect(script.slice(0, 2)).toMatchObject([
    { text: 'Bom dia, Bia!', origin: 'buyer', sayAs: [{ name: 'Bia', as: 'BEE-a' }] },
    { text: 'Bia, o Rex está esperando!', origin: 'buyer' },
  ])
  expect(script.map(({ part }) => part)).not.toContain('wish')
  const text = textsOf(script).join(' ')
  expect(text).toMatch(/7 anos/)
  expect(text).not.toMatch(/Olívia|6 anos|dente/)
  expect(script.filter(({ note }) => note !== null).map(({ note }) => note)).toEqual(['Ama sapos'])
})

test('O7.2: with the buyer’s own script a corrected name changes no word that they did not send', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { script: shown })
  const script = draft({ childName: 'Bia' })
  const { order: corrected } = (
    await correct(buyer, order, { childName: 'Bia', script })
  ).json<CorrectedOrder>()
  expect(corrected.script).toEqual(script)
  expect((await readAdminOrder(staff, order.id)).script).toMatchObject({ version: 2, author: 'writer' })
})

test('O7.2: another pronunciation is in the lines with the name', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, {
    script: [line({ text: 'Olívia e Rex!', sayAs: [{ name: 'Rex', as: 'Récs' }] })],
  })
  const hinted = (await correct(buyer, order, { nameHint: 'o-LÍ-via' })).json<CorrectedOrder>().order
  expect(hinted.script[0]?.sayAs).toEqual([
    { name: 'Olívia', as: 'o-LÍ-via' },
    { name: 'Rex', as: 'Récs' },
  ])
  const plain = (await correct(buyer, hinted, { nameHint: null })).json<CorrectedOrder>().order
  expect(plain.script[0]?.sayAs).toEqual([{ name: 'Rex', as: 'Récs' }])
})

test('O9.7: corrections of an order of an older release, which has only a text', async () => {
  const older = async (text: string, author: 'writer' | 'buyer', change: object = {}) => {
    const buyer = shop.browser()
    const { order } = await placeOrder(buyer, change)
    const script = JSON.stringify({ lines: null, text, author })
    await shop.db.updateTable('orders').set({ script }).where('id', '=', order.id).execute()
    return { buyer, order: await readOrder(buyer, order.id) }
  }
  const drafted = await older('Olívia, oi! Tchau!', 'writer')
  expect(textsOf(drafted.order.script)).toEqual(['Olívia, oi!', 'Tchau!'])
  const anew = (await correct(drafted.buyer, drafted.order, { childAge: 7 })).json<CorrectedOrder>().order
  expect(anew.script).toEqual(draft({ childAge: 7 }))
  const own = await older('Oi, Olívia! Tchau!', 'buyer', { useAIVoice: false })
  const renamed = (await correct(own.buyer, own.order, { childName: 'Bia' })).json<CorrectedOrder>().order
  expect(textsOf(renamed.script)).toEqual(['Oi, Bia!', 'Tchau!'])
  const rewritten = (await correct(own.buyer, renamed, { additionalNotes: 'Outra.' })).json<CorrectedOrder>()
  expect(textsOf(rewritten.order.script)).toEqual(['Outra.'])
})
