import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderSpeech, ShopVoices } from '@recadinho/contracts/speech'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../src/check.ts'
import { createNeuralVoice } from '../src/modules/speech/voices/neural-voice.ts'
import { speakersOf, type SpokenLine, type Voice } from '../src/modules/speech/voices/voice.ts'
import { filmEnv } from './support/films.ts'
import { createShop, paidOrder } from './support/shop.ts'
import { signedIn } from './support/staff.ts'
import { linkEngine, writeTinyModel } from './support/tiny-model.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-models-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const write = (voices: unknown) => writeFile(join(folder, 'voices.json'), JSON.stringify(voices))
/** Both languages, each with a woman and a man of one model. */
async function provideModels() {
  await linkEngine(folder)
  const [en, pt] = [await writeTinyModel(folder, 'one'), await writeTinyModel(folder, 'two')]
  const voices = {
    en: { woman: en, man: { ...en, speaker: 1 } },
    pt: { woman: pt, man: { ...pt, speaker: 1 } },
  }
  await write(voices)
  return { voices, hash: en.sha256.slice(0, 12) }
}
const voiceOf = (timeoutMs = 30_000) => createNeuralVoice({ kind: 'neural', folder, timeoutMs })

const never = new AbortController().signal
const english: SpokenLine = { text: 'hello', locale: 'en', mood: 'happy', voice: 'one/model 0', pace: 1 }
const saying = (change: Partial<SpokenLine>): SpokenLine => ({ ...english, ...change })
const portuguese = saying({ text: 'boa noite', locale: 'pt', voice: 'two/model 0' })
async function outcomesOf(voice: Voice, ...lines: SpokenLine[]) {
  const said = await voice.speak(lines, never)
  return said.map((one) => ('fault' in one ? one.fault : one.recording.samples.length))
}

test('F5.12: models of the owner’s say both languages, in a woman’s voice and a man’s, slower if they are to', async () => {
  const { hash } = await provideModels()
  const voice = voiceOf()
  expect(await voice.faults()).toEqual([])
  expect(voice).toMatchObject({ isDraft: false, isService: false })
  expect(speakersOf(voice, 'pt')).toMatchObject([
    { name: 'two/model 0', id: `neural/${hash} two/model 0`, licence: 'Made by the tests' },
    { name: 'two/model 1', id: `neural/${hash} two/model 1` },
  ])
  const man = saying({ voice: 'one/model 1' })
  const [woman, other] = await voice.speak([english, man], never)
  expect(woman).toMatchObject({ recording: { rate: 8_000 } })
  expect(woman).not.toEqual(other)
  const slow = saying({ pace: 0.8 })
  expect(await outcomesOf(voice, english, slow, portuguese, saying({ voice: 'two/model 0' }))).toEqual([
    4_000,
    5_000,
    8 * 800,
    'no_voice',
  ])
})

test('F5.12: a line that the engine ends over is not said and in no log, and the next one is said', async () => {
  await provideModels()
  const log = vi.spyOn(process.stderr, 'write')
  const voice = voiceOf()
  const unspeakable = saying({ text: '🎂 3' })
  expect(await outcomesOf(voice, english, unspeakable, english)).toEqual([4_000, 'rejected', 4_000])
  expect(log.mock.calls.join('')).not.toMatch(/🎂|convert/)
})

test('F5.12: a model that the engine refuses says nothing, and the log says why', async () => {
  const { voices } = await provideModels()
  const broken = await writeTinyModel(folder, 'broken', Buffer.from('no model'))
  await write({ ...voices, pt: { woman: broken, man: { ...voices.pt.man, speaker: 2 } } })
  const log = vi.spyOn(process.stderr, 'write')
  const voice = voiceOf()
  const [refused, nobody] = [
    saying({ locale: 'pt', voice: 'broken/model 0' }),
    saying({ locale: 'pt', voice: 'two/model 2' }),
  ]
  expect(await outcomesOf(voice, refused, nobody, english)).toEqual(['rejected', 'rejected', 4_000])
  expect(log.mock.calls.join('')).toContain('model.onnx')
})

test('F5.12: nobody waits for a line that takes too long, or for any once its caller has given up', async () => {
  await provideModels()
  expect(await outcomesOf(voiceOf(1), english)).toEqual(['timeout'])
  await expect(voiceOf().speak([english], AbortSignal.abort())).rejects.toThrow(/aborted/)
})

type Voices = Awaited<ReturnType<typeof provideModels>>['voices']
const without = (file: string) => () => unlink(join(folder, file))
const faulty: [string, (voices: Voices) => Promise<unknown>, RegExp][] = [
  [
    'without an engine',
    without('node_modules/sherpa-onnx-node'),
    /^sherpa-onnx-node is not installed in .*: nobody/,
  ],
  [
    'without a list',
    without('voices.json'),
    /voices\.json cannot be read \(SPEECH_MODELS_DIR, ENOENT\): nobody/,
  ],
  [
    'with half a list',
    () => writeFile(join(folder, 'voices.json'), '{ "en": '),
    /voices\.json is no JSON: nobody/,
  ],
  [
    'whose voices have no licence',
    ({ pt }) => write({ pt: { woman: { ...pt.woman, licence: undefined } } }),
    /wrong at \/pt\/woman: it must have required properties licence: nobody/,
  ],
  [
    'with a kind that nobody knows',
    ({ pt }) => write({ pt: { man: { ...pt.man, kind: 'espeak' } } }),
    /at \/pt\/man\/kind/,
  ],
]
test.each(faulty)('F5.12: a folder %s has no voice, and says so', async (_, damage, fault) => {
  const { voices } = await provideModels()
  await damage(voices)
  const voice = voiceOf()
  expect([speakersOf(voice, 'en'), speakersOf(voice, 'pt')]).toEqual([[], []])
  expect(await voice.faults()).toEqual([expect.stringMatching(fault)])
  expect(await outcomesOf(voice, english)).toEqual(['no_voice'])
})

test('F5.12: a voice without a file of its own, with a folder as its model or of another hash, is left out of its language alone', async () => {
  const { voices } = await provideModels()
  const { woman } = voices.pt
  await unlink(join(folder, 'one/tokens.txt'))
  await mkdir(join(folder, 'two/folder'))
  await write({
    en: { woman: voices.en.woman, man: { ...voices.en.man, model: 'two/folder' } },
    pt: { woman: { ...woman, sha256: 'f'.repeat(64) }, man: { ...voices.pt.man, speaker: 1 } },
  })
  const voice = voiceOf()
  expect([speakersOf(voice, 'en'), speakersOf(voice, 'pt').map(({ name }) => name)]).toEqual([
    [],
    ['two/model 1'],
  ])
  expect(await voice.faults()).toEqual([
    expect.stringMatching(/English voice of a woman is left out, since .*one\/tokens\.txt is missing\.$/),
    expect.stringMatching(/English voice of a man is left out, since its model cannot be read \(EISDIR\)\.$/),
    expect.stringMatching(/no usable voice of English: nobody speaks it in films\.$/),
    expect.stringMatching(
      `Portuguese voice of a woman is left out, since the SHA-256 of its model is ${woman.sha256}`,
    ),
  ])
})

test('F5.12: Kokoro and Matcha get the files that belong to them', async () => {
  const { voices } = await provideModels()
  const { en, pt } = voices
  await write({
    en: { woman: { ...en.woman, kind: 'matcha' } },
    pt: { woman: { ...pt.woman, kind: 'kokoro' } },
  })
  expect((await voiceOf().faults()).join('\n')).toMatch(/vocoder\.onnx is missing[^]*voices\.bin is missing/)
  for (const file of ['one/vocoder.onnx', 'two/voices.bin']) await writeFile(join(folder, file), '')
  await mkdir(join(folder, 'two/espeak-ng-data'))
  const voice = voiceOf()
  expect(await voice.faults()).toEqual([])
  const log = vi.spyOn(process.stderr, 'write')
  expect(await outcomesOf(voice, english, portuguese)).toEqual(['rejected', 'rejected'])
  // What the engine says to these models, which are none.
  await vi.waitFor(() =>
    expect(log.mock.calls.join('')).toMatch(
      /matcha[^]*two\/espeak-ng-data\/phontab' does not exist.*--kokoro-data-dir/,
    ),
  )
})

test('F5.12: it says names, since nothing leaves the shop, and a film with it is no draft', async () => {
  const { hash } = await provideModels()
  const shop = await createShop({
    env: { ...filmEnv(folder), SPEECH_SERVICE: 'neural', SPEECH_MODELS_DIR: folder },
  })
  const owner = await signedIn(shop)
  const { id } = await paidOrder(shop, shop.browser(), {
    useAIVoice: false,
    additionalNotes: 'Oi, Olivia! Que dia lindo!',
  })
  await shop.workers.outbox.runOnce()
  const speech = (await owner.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
  const clip = { isDraft: false, doubtful: false, voice: expect.stringContaining(`neural/${hash} two/model`) }
  expect(speech.lines).toMatchObject([{ clip }, { clip }])
  const { voices } = (await owner.get('/api/admin/voices')).json<ShopVoices>()
  expect(voices).toHaveLength(4)
  expect(voices[0]).toEqual({
    locale: 'en',
    name: 'one/model 0',
    isDraft: false,
    isService: false,
    licence: 'Made by the tests',
  })
  await shop.close()
})

test('F5.12: the check has each voice say a word, and names those that do not', async () => {
  const { voices } = await provideModels()
  await write({ ...voices, pt: { woman: voices.pt.woman, man: { ...voices.pt.man, speaker: 2 } } })
  const shop = await createShop({
    env: { ...filmEnv(folder), SPEECH_SERVICE: 'neural', SPEECH_MODELS_DIR: folder },
  })
  const found: string[] = []
  await check(shop.ctx.config, (line) => found.push(line))
  expect(found.slice(2)).toEqual(['The Portuguese voice two/model 2 did not say a word (rejected).'])
  await shop.close()
})
