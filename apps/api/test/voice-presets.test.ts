import { randomUUID } from 'node:crypto'
import type { AdminCharacterList } from '@recadinho/contracts/characters'
import { samplePathOf, type VoicePresetList } from '@recadinho/contracts/voice-presets'
import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import { CAST } from '@recadinho/stage/cast'
import { shopPreset } from '@recadinho/stage/voice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWav } from '../src/modules/speech/wav.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { speechEnv } from './support/films.ts'
import { signedIn, signedInAs } from './support/staff.ts'

const path = '/api/admin/voice-presets'

let service: LocalSpeech
let shop: TestApp
let owner: Browser
beforeAll(async () => {
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await createTestApp({
    env: {
      ...speechEnv(service),
      SPEECH_VOICE_PT_MAN: 'onyx',
      // Another one each time: samples are kept in a folder that outlives the test.
      SPEECH_MODEL: randomUUID(),
    },
  })
  owner = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const list = async () => (await owner.get(path)).json<VoicePresetList>()
async function find(id: string) {
  const found = (await list()).items.find(({ character }) => character === id)
  if (!found) throw new Error(`No preset of ${id}`)
  return found
}
const put = (id: string, hash: string, approved = true, staff = owner) =>
  staff.send({ method: 'PUT', url: `${path}/${id}/approval`, payload: { hash, approved } })
const approve = async (id: string, approved = true) => put(id, (await find(id)).hash, approved)

const charactersNow = async () => (await owner.get('/api/admin/characters')).json<AdminCharacterList>().items
async function setVoice(id: string, voice: { pitch: number; rate: number }): Promise<void> {
  const was = (await charactersNow()).find((one) => one.id === id)?.voice
  const payload = { was: { voice: was }, changes: { voice } }
  const answer = await owner.send({ method: 'PATCH', url: `/api/admin/characters/${id}`, payload })
  expect(answer.statusCode).toBe(200)
}

test('every character has a preset, which is a draft until the owner approves it', async () => {
  const { items, voices } = await list()
  expect(items.map(({ character }) => character).toSorted()).toEqual(CAST.map(({ slug }) => slug).toSorted())
  expect(items.every(({ approval, changed }) => approval === null && !changed)).toBe(true)
  expect(voices).toEqual({ en: null, pt: { name: 'nova, onyx', isDraft: false } })
  const { voice } = (await charactersNow()).find(({ id }) => id === 'robot-zib') ?? {}
  expect((await find('robot-zib')).preset).toEqual(shopPreset('robot-zib', voice ?? { pitch: 0, rate: 0 }))
})

test('an approval says who gave it and when, and is given once', async () => {
  expect((await find('bramble')).approval).toBeNull()
  expect((await approve('bramble')).statusCode).toBe(200)
  const row = await shop.db
    .selectFrom('voice_preset_approvals')
    .innerJoin('staff', 'staff.id', 'approved_by')
    .select(['approved_at', 'email', 'name'])
    .executeTakeFirstOrThrow()
  expect(row.email).toBe('owner@recadinho.test')
  expect((await find('bramble')).approval).toEqual({ at: row.approved_at.toISOString(), by: row.name })
  expect((await approve('bramble')).statusCode).toBe(200)
  const trail = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'characters/bramble')
    .execute()
  expect(trail).toEqual([{ action: 'character.voice_approved' }])

  expect((await approve('bramble', false)).statusCode).toBe(200)
  expect((await find('bramble')).approval).toBeNull()
})

test('a preset that changes is a draft again, and approved as before when it is changed back', async () => {
  const { hash } = await find('princess-amara')
  const was = (await charactersNow()).find(({ id }) => id === 'princess-amara')?.voice
  if (!was) throw new Error('No voice')
  await put('princess-amara', hash)
  await setVoice('princess-amara', { ...was, pitch: was.pitch - 20 })
  expect(await find('princess-amara')).toMatchObject({ approval: null, changed: true })

  const late = await put('princess-amara', hash)
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'version_conflict' }])

  await setVoice('princess-amara', was)
  expect(await find('princess-amara')).toMatchObject({ approval: { at: expect.any(String) }, changed: false })
})

test('a character that staff add is a draft too', async () => {
  const text = (word: string) => ({ en: word, pt: word })
  const fields = { name: text('Luna'), description: text('Flies.'), rightsNote: '' }
  const looks = { category: 'heroes', greetingStyle: 'warm', picture: 'bramble' }
  const voice = { pitch: 130, rate: 104 }
  expect((await owner.post('/api/admin/characters', { ...fields, ...looks, voice })).statusCode).toBe(201)
  expect(await find('luna')).toMatchObject({ approval: null, preset: shopPreset('bramble', voice) })
})

const sample = (id: string, locale: 'en' | 'pt') => owner.get(samplePathOf(id, locale))

test('F5.8: a sample is said once in a language, by a man’s voice or a woman’s, and again by another name', async () => {
  const first = await sample('bramble', 'pt')
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'audio/wav'])
  expect(readWav(first.rawPayload).samples.length).toBeGreaterThan(12_000)
  const { name, sample: words } = await find('bramble')
  expect(words.pt).toContain(name.pt)
  expect(service.received().map(({ voice, text }) => [voice, text])).toEqual([['onyx', words.pt]])

  expect((await sample('bramble', 'pt')).rawPayload).toEqual(first.rawPayload)
  expect(service.received()).toHaveLength(1)
  await sample('princess-amara', 'pt')
  expect(service.received().map(({ voice }) => voice)).toEqual(['onyx', 'nova'])
})

test('without a voice for the language there is no sample; a service that is down is asked again', async () => {
  expect((await sample('bramble', 'en')).statusCode).toBe(404)
  expect((await sample('nobody', 'pt')).statusCode).toBe(404)
  service.fault({ kind: 'status', status: 503 })
  const down = await sample('robot-zib', 'pt')
  expect([down.statusCode, down.json()]).toMatchObject([503, { code: 'unavailable' }])
  expect((await sample('robot-zib', 'pt')).statusCode).toBe(200)
})

test('only the owner hears and approves voices', async () => {
  const { hash } = await find('bramble')
  for (const role of ['production', 'marketing'] as const) {
    const staff = await signedInAs(shop, role)
    expect((await staff.get(path)).statusCode).toBe(403)
    expect((await staff.get(samplePathOf('bramble', 'pt'))).statusCode).toBe(403)
    expect((await put('bramble', hash, true, staff)).statusCode).toBe(403)
  }
})
