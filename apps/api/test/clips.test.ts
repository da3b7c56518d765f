import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { AdminCharacterList } from '@recadinho/contracts/characters'
import type { AdminClip, Clips } from '@recadinho/contracts/clips'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '../src/modules/videos/check/run.ts'
import { characterClip } from '../src/modules/videos/clips/character-clip.ts'
import { removeVideoFiles } from '../src/modules/videos/purge.ts'
import { sweepUploads } from '../src/modules/videos/uploads/service.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { createShop, type Shop } from './support/shop.ts'
import { cookieOf, staffWith, uploader, type Uploader } from './support/uploads.ts'

let folder: string
let shop: Shop
let staff: Browser
let client: Uploader
/** Four seconds, with sound; its metadata names a child and a place. */
let mp4: Buffer
beforeAll(async () => {
  mp4 = await readFile(resolve(import.meta.dirname, 'fixtures/greeting.mp4'))
  folder = await mkdtemp(join(tmpdir(), 'recadinho-clips-'))
  shop = await createShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: 'none' },
  })
  staff = await staffWith(shop, 'marketing')
  client = uploader(shop.url, cookieOf(staff))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const ember = { id: 'ember', locale: 'en', words: 'Hello there. I am Ember!' }
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code // an error body
const kept = () => readdir(join(folder, 'kept')).catch(() => [])
const clipsOf = async (id: string): Promise<readonly AdminClip[]> =>
  (await staff.get('/api/admin/characters'))
    .json<AdminCharacterList>()
    .items.find((character) => character.id === id)?.clips ?? []
const inShop = async (id: string): Promise<Clips | undefined> =>
  (await shop.browser().get('/api/catalog?locale=en'))
    .json<Catalog>()
    .characters.find((character) => character.id === id)?.clips

/** Uploads a file and waits for its check. */
async function uploaded(target: typeof ember, file: Buffer): Promise<AdminClip> {
  const started = await client.startClip(target, file.length)
  const path = started.headers.get('location') ?? ''
  expect((await client.send(path, 0, new Uint8Array(file))).status).toBe(204)
  return eventually(async () => {
    await shop.workers.outbox.runOnce()
    const clip = (await clipsOf(target.id)).find(({ id }) => path.endsWith(id))
    if (clip === undefined || clip.state === 'checking') throw new Error('Not looked at yet')
    return clip
  })
}
const changed = async () => {
  const listener = new pg.Client(shop.ctx.config.databaseUrl)
  await listener.connect()
  await listener.query('listen catalog_changed')
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  return { heard, end: () => listener.end() }
}

test('V10.1, V10.3: a clip that was checked is in the shop in its language, named to the page renderer, and plays by ranges', async () => {
  const listener = await changed()
  const clip = await uploaded(ember, mp4)
  expect(clip).toMatchObject({
    locale: 'en',
    state: 'ready',
    refusal: null,
    words: ember.words,
    uploadedBy: 'marketing',
    facts: { seconds: 4, width: 270, height: 480, videoCodec: 'avc', audioCodec: 'aac' },
  })
  await eventually(() => expect(listener.heard).toContain('character_clips'))
  await listener.end()
  await eventually(async () => expect(await inShop('ember')).toEqual({ en: clip.id }))
  expect(await inShop('robot-zib')).toBeUndefined()

  const part = await shop.browser().send({
    method: 'GET',
    url: `/api/clips/${clip.id}`,
    headers: { range: 'bytes=0-99' },
  })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=86400',
  })
  const whole = await shop.browser().get(`/api/clips/${clip.id}`)
  for (const word of ['Olivia', '+48.1']) expect(whole.rawPayload.includes(word), word).toBe(false)
  const captions = await shop.browser().get(`/api/clips/${clip.id}/captions`)
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(captions.payload).toContain('Hello there.')
})

test('V10.2: no words, too many bytes, no video, no such character or language: refused before anything is sent', async () => {
  expect(await codeOf(await client.startClip({ ...ember, words: ' ' }, 10))).toBe('validation_failed')
  expect(await codeOf(await client.startClip({ ...ember, words: 'x'.repeat(601) }, 10))).toBe(
    'validation_failed',
  )
  expect(await codeOf(await client.startClip(ember, 50 * 2 ** 20 + 1))).toBe('payload_too_large')
  expect(await codeOf(await client.startClip(ember, 10, 'image/png'))).toBe('unsupported_media_type')
  expect(await codeOf(await client.startClip({ ...ember, id: 'nobody' }, 10))).toBe('not_found')
  expect(await codeOf(await client.startClip({ ...ember, locale: 'fr' }, 10))).toBe('validation_failed')
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('V10.2: a refused file says why, leaves nothing, and is forgotten with the next upload; the clip in the shop stays', async () => {
  const before = await inShop('ember')
  const files = await kept()
  const disguised = await uploaded(ember, Buffer.from('<script>alert(1)</script>'))
  expect(disguised).toMatchObject({ state: 'refused', refusal: 'not_a_video' })
  const cut = await uploaded(ember, mp4.subarray(0, mp4.length - 20_000))
  expect(cut.state).toBe('refused')
  expect((await clipsOf('ember')).map(({ state }) => state)).toEqual(['refused', 'ready'])
  expect([await inShop('ember'), await kept()]).toEqual([before, files])
  expect((await shop.browser().get(`/api/clips/${cut.id}`)).statusCode).toBe(404)
})

test('V10.2: a clip of more than a minute is refused', async () => {
  const file = join(folder, 'long.mp4')
  await writeFile(file, mp4)
  const checked = await checkFile(file, `${file}-stripped`, shop.ctx.shutdown.signal)
  if ('refusal' in checked) throw new Error(checked.refusal)
  const long = { ...checked, facts: { ...checked.facts, seconds: 60.1 } }
  const id = '0190a000-0000-7000-8000-000000000001'
  expect(await characterClip(shop.ctx, { id, words: 'Hi' }).keep({ id, file, checked: long })).toBe(
    'too_long',
  )
})

test('V10.4: a newer clip takes the place of its language’s; removed, it is gone from the shop, and its files that night', async () => {
  const first = (await inShop('ember'))?.en ?? ''
  const second = await uploaded(ember, mp4)
  const portuguese = await uploaded({ ...ember, locale: 'pt', words: 'Oi! Eu sou o Ember.' }, mp4)
  await eventually(async () => expect(await inShop('ember')).toEqual({ en: second.id, pt: portuguese.id }))
  expect((await shop.browser().get(`/api/clips/${first}`)).statusCode).toBe(404)

  const remove = (id: string, by = staff) => by.send({ method: 'DELETE', url: `/api/admin/clips/${id}` })
  expect((await remove(second.id)).statusCode).toBe(200)
  expect((await remove(second.id)).statusCode).toBe(200)
  await eventually(async () => expect(await inShop('ember')).toEqual({ pt: portuguese.id }))
  expect((await clipsOf('ember')).map(({ id }) => id)).not.toContain(second.id)

  const later = new Date(shop.ctx.clock.now().getTime() + 1000)
  const removed = await Array.fromAsync(removeVideoFiles(shop.ctx.fileStorage)(shop.db, later))
  expect(removed.reduce((sum, each) => sum + each)).toBe(2)
  expect(new Set(await kept())).toEqual(new Set([`${portuguese.id}.mp4`, `${portuguese.id}.vtt`]))
  expect((await remove(second.id)).statusCode).toBe(404)

  const audited = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'characters/ember')
    .where('action', 'like', 'character.clip%')
    .execute()
  const count = (action: string) => audited.filter((entry) => entry.action === action).length
  expect([count('character.clip_uploaded'), count('character.clip_removed')]).toEqual([5, 1])
})

test('V10.5: the owner and marketing upload and remove; production and strangers do not', async () => {
  const id = (await inShop('ember'))?.pt ?? ''
  const status = async (browser: Browser) => [
    (await uploader(shop.url, cookieOf(browser)).startClip(ember, 10)).status,
    (await browser.send({ method: 'DELETE', url: `/api/admin/clips/${id}` })).statusCode,
  ]
  expect(await status(shop.browser())).toEqual([401, 401])
  expect(await status(await staffWith(shop, 'production'))).toEqual([403, 403])
  expect(await status(await staffWith(shop, 'owner'))).toEqual([201, 200])
})

test('V5.5: half a clip is swept away after a day; one that is being checked is not', async () => {
  const started = await client.startClip(ember, 1000)
  const path = started.headers.get('location') ?? ''
  await client.send(path, 0, 'x')
  const checking = (await client.startClip(ember, mp4.length)).headers.get('location') ?? ''
  await client.send(checking, 0, new Uint8Array(mp4))
  const tomorrow = new Date(shop.ctx.clock.now().getTime() + 25 * 3_600_000)
  await sweepUploads({ ...shop.ctx, clock: { now: () => tomorrow } })
  expect(await readdir(join(folder, 'uploads'))).toEqual([checking.split('/').at(-1)])
  expect((await client.request('HEAD', path)).status).toBe(404)
})
