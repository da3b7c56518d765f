import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalSpeech, type Fault, type LocalSpeech } from '@recadinho/local-speech'
import type { SpeechServiceConfig } from '../../../config-speech.ts'
import { createSpeechService } from './http-speech.ts'
import { createProgramVoice } from './program-voice.ts'
import type { Recording } from '../wav.ts'
import { speakerFor, speakersOf, type SpokenLine, type Voice } from './voice.ts'

let service: LocalSpeech
beforeAll(async () => {
  service = await startLocalSpeech({ port: 0, key: 'local' })
})
afterAll(() => service.close())

const line: SpokenLine = { text: 'Oi, Bia!', locale: 'pt', mood: 'happy', voice: 'nova', pace: 0.95 }
const never = new AbortController().signal

const program = createProgramVoice({ kind: 'program', en: 'flite', pt: 'none', searchPath: '' })

const voiceAt = (kind: SpeechServiceConfig['kind'], config: Partial<SpeechServiceConfig> = {}): Voice =>
  createSpeechService({
    kind,
    url: service.url,
    key: 'local',
    model: 'm-1',
    voices: { pt: { woman: 'nova', man: undefined } },
    licence: 'Test terms',
    timeoutMs: 5_000,
    conversionModel: undefined,
    ...config,
  })

async function recordingOf(voice: Voice, spoken: SpokenLine) {
  const [said] = await voice.speak([spoken], never)
  if (said === undefined || !('recording' in said)) throw new Error(`Nothing was said: ${said?.fault}`)
  return said.recording
}

async function faultOf(voice: Voice) {
  const [said] = await voice.speak([line], never)
  return said && 'fault' in said ? said.fault : 'spoken'
}

test.each(['openai', 'elevenlabs'] as const)('%s says a line in the owner’s voice', async (kind) => {
  const voice = voiceAt(kind)
  const { samples, rate } = await recordingOf(voice, line)
  expect(rate).toBe(24_000)
  expect(samples.length).toBeGreaterThan(rate / 4)
  expect(service.received().at(-1)).toMatchObject({ face: kind, voice: 'nova', text: 'Oi, Bia!' })
  expect(voice).toMatchObject({ version: `${kind}/m-1`, isService: true, isDraft: false })
  expect(speakerFor(voice, 'pt', 'man')).toEqual({
    name: 'nova',
    id: `${kind}/m-1 nova`,
    licence: 'Test terms',
  })
  expect([speakersOf(voice, 'pt').length, speakerFor(voice, 'en', 'woman')]).toEqual([1, undefined])
})

const faults: [string, Fault, string][] = [
  ['a busy service', { kind: 'status', status: 429 }, 'busy'],
  ['a service that is down', { kind: 'status', status: 503 }, 'unreachable'],
  ['an account without money', { kind: 'status', status: 401 }, 'rejected'],
  ['silence', { kind: 'silence' }, 'silent'],
  ['a sound that breaks off', { kind: 'half' }, 'unreachable'],
  ['a sound without end', { kind: 'endless' }, 'too_long'],
]
test.each(faults)('%s is a fault, and the next line is said', async (_, fault, expected) => {
  for (const kind of ['openai', 'elevenlabs'] as const) {
    service.fault(fault)
    expect(await faultOf(voiceAt(kind))).toBe(expected)
    expect(await faultOf(voiceAt(kind))).toBe('spoken')
  }
})

test('a page in place of a sound is garbled', async () => {
  service.fault({ kind: 'garbage' })
  expect(await faultOf(voiceAt('openai'))).toBe('garbled')
})

test('a service that hangs is given up in time; nobody waits for it once its caller has given up', async () => {
  service.fault({ kind: 'hang' })
  expect(await faultOf(voiceAt('openai', { timeoutMs: 50 }))).toBe('timeout')
  const given = new AbortController()
  const saying = voiceAt('openai').speak([line], given.signal)
  given.abort()
  await expect(saying).rejects.toThrow(/aborted/)
})

const takeOf = async () => recordingOf(voiceAt('openai'), { ...line, text: 'Um abraço bem apertado!' })
const convertWith = (voice: Voice, recording: Recording) =>
  voice.converter?.convert(recording, { voice: 'nova' }, never)

test('ElevenLabs says a recording in the owner’s voice, and gets its sound and nothing else', async () => {
  const take = await takeOf()
  const voice = voiceAt('elevenlabs', { conversionModel: 'sts' })
  const said = await convertWith(voice, take)
  const seconds = take.samples.length / take.rate
  expect(said).toMatchObject({ recording: { rate: 24_000 }, characters: 0, seconds })
  expect(said && 'recording' in said && said.recording.samples.length / 24_000).toBeCloseTo(seconds, 2)
  expect(voice.converter?.version).toBe('elevenlabs/sts')
  const { sound, ...heard } = service.received().at(-1) ?? {}
  expect(heard).toEqual({ face: 'elevenlabs', voice: 'nova', text: '', body: '{"model_id":"sts"}' })
  expect(sound?.length).toBe(44 + 2 * take.samples.length)
})

test.each(faults)('of a recording %s is a fault, and the next one is said', async (_, fault, expected) => {
  const take = await takeOf()
  const voice = voiceAt('elevenlabs', { conversionModel: 'sts' })
  service.fault(fault)
  expect(await convertWith(voice, take)).toMatchObject({ fault: expected })
  expect(await convertWith(voice, take)).toHaveProperty('recording')
})

test('only ElevenLabs says recordings, with a model for it', () => {
  const converters = [voiceAt('openai', { conversionModel: 'sts' }), voiceAt('elevenlabs'), program].map(
    ({ converter }) => converter,
  )
  expect(converters).toEqual([undefined, undefined, undefined])
})

test('lines come back in their order, and a fault of one keeps none of the others from being said', async () => {
  service.fault({ kind: 'silence' })
  const saying = (text: string): SpokenLine => ({ ...line, text })
  const lines = ['Oi!', 'Um abraço bem apertado, meu amor!', 'Tchau!'].map(saying)
  const said = await voiceAt('openai').speak(lines, never)
  const lengths = said.map((one) => ('recording' in one ? one.recording.samples.length : one.fault))
  expect(lengths[0]).toBe('silent')
  expect(Number(lengths[1])).toBeGreaterThan(Number(lengths[2]))
})

test('a service that nobody runs is unreachable', async () => {
  expect(await faultOf(voiceAt('openai', { url: 'http://localhost:9' }))).toBe('unreachable')
})

test('a service has a voice for each kind of character, where the owner names two', () => {
  const voice = voiceAt('openai', { voices: { pt: { woman: 'nova', man: 'onyx' } } })
  const names = (['woman', 'man'] as const).map((kind) => speakerFor(voice, 'pt', kind)?.name)
  expect(names).toEqual(['nova', 'onyx'])
  expect(speakersOf(voice, 'pt').map(({ id }) => id)).toEqual(['openai/m-1 nova', 'openai/m-1 onyx'])
})

test('the program on this machine has a woman’s voice and a man’s', async () => {
  const english = { ...line, text: 'We came from the castle.', locale: 'en' } as const
  const names = speakersOf(program, 'en').map(({ name }) => name)
  expect(names).toEqual(['slt', 'rms'])
  const [woman, man] = await Promise.all(
    names.map((name) => recordingOf(program, { ...english, voice: name })),
  )
  expect(woman?.samples).not.toEqual(man?.samples)
})

test('the program on this machine says English, as a draft, slower if asked to, and no Portuguese', async () => {
  const english: SpokenLine = {
    text: 'Happy birthday, Ava!',
    locale: 'en',
    mood: null,
    voice: 'slt',
    pace: 1,
  }
  const usual = await recordingOf(program, english)
  const slow = await recordingOf(program, { ...english, pace: 0.8 })
  expect(usual.samples.length / usual.rate).toBeGreaterThan(0.8)
  expect(slow.samples.length).toBeGreaterThan(usual.samples.length * 1.1)
  expect(program).toMatchObject({ isDraft: true, isService: false })
  expect(speakerFor(program, 'pt', 'woman')).toBeUndefined()
})
