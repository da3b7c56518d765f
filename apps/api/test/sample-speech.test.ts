import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalog } from '@recadinho/contracts/catalog'
import { drawingOf } from '@recadinho/contracts/pictures'
import type { PreviewClip } from '@recadinho/contracts/preview-clips'
import { sampleCast } from '@recadinho/contracts/sample-cast'
import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import { CAST } from '@recadinho/stage/cast'
import { SAMPLE_CHILD, sampleScript } from '@recadinho/stage/sample-script'
import { lineIdentity } from '@recadinho/stage/script-lines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saySamples } from '../src/modules/speech/say-samples.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { filmEnv, speechEnv } from './support/films.ts'

let folder: string
let service: LocalSpeech
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-sample-speech-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

/** A shop with one character, who has five lines. */
async function shopWith(env: Record<string, string>) {
  const shop = await createTestApp({ env: { ...filmEnv(folder), ...env } })
  await shop.db.updateTable('characters').set({ active: false }).where('id', '<>', 'princess-amara').execute()
  return shop
}
const run = (shop: TestApp) => saySamples(shop.ctx, new AbortController().signal)
const heardSince = (count: number) => service.received().slice(count)
const keptIn = async (shop: TestApp) =>
  (await shop.db.selectFrom('speech_clips').select('id').execute()).length

/** What the home page in Portuguese asks for. */
async function homePage(shop: TestApp, child: string) {
  const { characters } = (await shop.browser().get('/api/catalog?locale=pt')).json<Catalog>()
  const lines = sampleCast(characters).flatMap(({ id, name, picture }) => {
    const article = CAST.find((member) => member.name.pt === name.pt)?.article
    return sampleScript({ slug: id, art: drawingOf(picture), name, article }, child, 'pt')
  })
  const response = await shop.browser().post('/api/preview-clips', {
    locale: 'pt',
    childAge: SAMPLE_CHILD.age,
    lines: lines.map((line) => ({
      key: createHash('sha256').update(lineIdentity('pt', line)).digest('hex'),
      mood: line.mood ?? null,
    })),
  })
  expect(response.statusCode, response.body).toBe(200)
  return { lines, clips: response.json<{ clips: PreviewClip[] }>().clips }
}

test('F5.11: the shop’s voice says the samples once, each line, and the home page plays them', async () => {
  const shop = await shopWith(speechEnv(service))
  expect((await homePage(shop, SAMPLE_CHILD.name.pt)).clips).toEqual([])
  const before = service.received().length
  await run(shop)
  // What babbles is doubted: here, staff have heard it.
  await shop.db.updateTable('speech_clips').set({ doubtful: false }).execute()
  const { lines, clips } = await homePage(shop, SAMPLE_CHILD.name.pt)
  expect(lines).toHaveLength(5)
  expect(new Set(heardSince(before).map(({ text }) => text))).toEqual(new Set(lines.map(({ text }) => text)))
  expect(clips).toHaveLength(5)
  const [first] = clips
  expect((await shop.browser().get(`/api/preview-clips/${first?.id}`)).statusCode).toBe(200)
  // A name that a visitor tries is nobody's to say but the device's.
  const { clips: tried } = await homePage(shop, 'Tainá')
  expect(tried).toHaveLength(3)
  // Nothing is said twice.
  const said = service.received().length
  await run(shop)
  expect(heardSince(said)).toEqual([])
  await shop.close()
})

test('F5.11: what a service did not say is said the next hour, and no more is paid for than the day allows', async () => {
  const shop = await shopWith({ ...speechEnv(service), SPEECH_LINES_PER_DAY: '3' })
  service.fault({ kind: 'status', status: 429 }, 2)
  await run(shop)
  expect(await keptIn(shop)).toBe(1)
  const before = service.received().length
  await run(shop)
  expect(heardSince(before)).toEqual([])
  shop.clock.advance(24 * 3_600_000 + 1)
  await run(shop)
  expect(heardSince(before)).toHaveLength(3)
  expect(await keptIn(shop)).toBe(4)
  await shop.close()
})

test('F5.11: a draft voice says the samples only where films with one are delivered', async () => {
  const shop = await shopWith({ SPEECH_SERVICE: 'program' })
  await run(shop)
  expect(await keptIn(shop)).toBe(0)
  await shop.db.updateTable('settings').set({ deliver_draft_voice: true }).execute()
  await run(shop)
  expect(await keptIn(shop)).toBe(5)
  await shop.close()
})
