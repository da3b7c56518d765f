// @vitest-environment jsdom
import { findCharacter } from '@recadinho/stage/known-characters'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceLists } from '../../../test/device-voices.ts'
import { castVoices, followVoices, hintOf } from './voices.ts'

const voice = (name: string, lang: string, more: object = {}) => ({ name, lang, ...more })
const plain = { pitch: 1, rate: 1 }
const names = (parts: { voice: { name: string } }[] | undefined) => parts?.map((part) => part.voice.name)

test('the language decides, then the country, however the device writes them', () => {
  const all = [voice('Joana', 'pt-PT'), voice('Any', 'en-US'), voice('Brasil', 'pt_BR')]
  expect(names(castVoices(all, 'pt-BR', [plain]))).toEqual(['Brasil'])
  expect(names(castVoices(all.slice(0, 2), 'pt-BR', [plain]))).toEqual(['Joana'])
  expect(names(castVoices(all, 'en-GB', [plain]))).toEqual(['Any'])
})

test('without a voice for the language there is no speech: nothing is read in a foreign accent', () => {
  expect(castVoices([voice('Any', 'en-US')], 'pt-BR', [plain])).toBeUndefined()
  expect(castVoices([], 'en-US', [plain])).toBeUndefined()
})

test('bright and deep characters get bright and deep voices, and never a novelty voice', () => {
  const all = [voice('Zarvox', 'en-US'), voice('Samantha', 'en-US'), voice('Daniel', 'en-US')]
  const hints = [
    { pitch: 1.3, rate: 1 },
    { pitch: 0.8, rate: 1 },
  ]
  expect(names(castVoices(all, 'en-US', hints))).toEqual(['Samantha', 'Daniel'])
})

/** A princess, a captain and a deep bear, as the cast has them. */
const three = [
  { pitch: 1.2, rate: 1 },
  { pitch: 1.05, rate: 1, kind: 'man' },
  { pitch: 0.7, rate: 1 },
] as const

test.each([
  ['iPhone in Portuguese', 'en-US', ['Samantha', 'Daniel', 'Daniel']],
  ['iPhone in Portuguese', 'pt-BR', ['Luciana', 'Luciana', 'Luciana']],
  ['iPhone with a downloaded voice', 'en-US', ['Samantha', 'Evan', 'Evan']],
  ['iPhone with a downloaded voice', 'pt-BR', ['Luciana', 'Felipe', 'Felipe']],
  ['Android', 'en-US', ['English United States', 'English United Kingdom', 'English United States']],
  ['Android', 'pt-BR', ['Portuguese Brazil', 'Portuguese Brazil', 'Portuguese Brazil']],
  ['Windows in Edge', 'en-US', ['AvaMultilingual', 'AndrewMultilingual', 'AndrewMultilingual']],
  ['Windows in Edge', 'pt-BR', ['ThalitaMultilingual', 'Antonio', 'Antonio']],
  ['Windows in Chrome', 'en-US', ['Google US English', 'Microsoft David', 'Google UK English Male']],
  ['Windows in Chrome', 'pt-BR', ['Google português do Brasil', 'Microsoft Daniel', 'Microsoft Daniel']],
  ['Mac in Chrome', 'en-US', ['Google US English', 'Google UK English Male', 'Daniel']],
  ['Mac in Chrome', 'pt-BR', ['Google português do Brasil', 'Luciana', 'Google português do Brasil']],
] as const)('%s, %s: each character has a voice that suits it, and three differ', (device, tag, expected) => {
  const parts = castVoices(deviceLists[device] ?? [], tag, three, true) ?? []
  for (const [i, name] of expected.entries()) expect(names(parts)?.[i]).toContain(name)
  expect(new Set(parts.map((part) => `${part.voice.name} ${part.pitch}`)).size).toBe(3)
})

test('where the pitch misleads, the character’s kind of voice decides', () => {
  const all = [voice('Luciana', 'pt-BR'), voice('Felipe', 'pt-BR')]
  const hints = [
    { pitch: 1.16, rate: 1, kind: 'man' },
    { pitch: 1.02, rate: 0.9, kind: 'woman' },
  ] as const
  expect(names(castVoices(all, 'pt-BR', hints))).toEqual(['Felipe', 'Luciana'])
})

test('two characters have two voices when there are two', () => {
  const all = [voice('A', 'en-US'), voice('B', 'en-US')]
  expect(new Set(names(castVoices(all, 'en-US', [plain, plain]))).size).toBe(2)
  expect(names(castVoices(all.slice(0, 1), 'en-US', [plain, plain]))).toEqual(['A', 'A'])
})

test('a natural voice is preferred, in English even from another country, in Portuguese not', () => {
  const english = [
    voice('Microsoft Libby Online (Natural)', 'en-GB'),
    voice('Fred', 'en-US'),
    voice('X', 'en-US'),
  ]
  expect(names(castVoices(english, 'en-US', [plain]))).toEqual(['Microsoft Libby Online (Natural)'])
  const portuguese = [voice('Raquel (Natural)', 'pt-PT'), voice('Luciana', 'pt-BR')]
  expect(names(castVoices(portuguese, 'pt-BR', [plain]))).toEqual(['Luciana'])
  const addresses = [
    voice('Samantha', 'en-US', { voiceURI: 'com.apple.voice.compact.en-US.Samantha' }),
    voice('Zoe', 'en-US', { voiceURI: 'com.apple.voice.premium.en-US.Zoe' }),
  ]
  expect(names(castVoices(addresses, 'en-US', [plain]))).toEqual(['Zoe'])
})

test('offline, a voice that needs the network is the last choice', () => {
  const all = [voice('Google US English', 'en-US', { localService: false }), voice('Any', 'en-US')]
  expect(names(castVoices(all, 'en-US', [plain], true))).toEqual(['Google US English'])
  expect(names(castVoices(all, 'en-US', [plain], false))).toEqual(['Any'])
})

test('two who share a voice differ in pitch; a natural voice is bent only a little', () => {
  const pitches = (name: string, ...hints: number[]) =>
    castVoices(
      [voice(name, 'en-US')],
      'en-US',
      hints.map((pitch) => ({ pitch, rate: 1 })),
    )?.map(({ pitch }) => pitch)
  expect(pitches('A', 1.2, 1.16, 1.22)).toHaveLength(3)
  const [a = 0, b = 0, c = 0] = pitches('A', 1.2, 1.16, 1.22) ?? []
  for (const gap of [a - b, b - c, a - c]) expect(Math.abs(gap)).toBeGreaterThanOrEqual(0.12)
  expect(pitches('A', 0.7)).toEqual([0.7])
  expect(pitches('A (Natural)', 0.7, 1.5)).toEqual([0.8, 1.25])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('voices that are loaded late, in parts or without a word are there; those who left are not told', () => {
  vi.useFakeTimers()
  const device = new EventTarget()
  let list: object[] = []
  vi.stubGlobal('speechSynthesis', Object.assign(device, { getVoices: () => list }))
  const reported: number[] = []
  const leave = followVoices((voices) => reported.push(voices.length))
  expect(reported).toEqual([])
  list = [voice('Early', 'en-US')]
  vi.advanceTimersByTime(2000)
  list = [...list, voice('Late', 'en-US')]
  device.dispatchEvent(new Event('voiceschanged'))
  expect(reported).toEqual([1, 2])
  leave()
  device.dispatchEvent(new Event('voiceschanged'))
  expect(reported).toEqual([1, 2])
})

test.each([
  ['null', () => null],
  ['undefined', () => undefined],
  ['voices without a language', () => [{}, null, { name: 'A' }, { lang: 'en-US' }]],
  [
    'an error',
    () => {
      throw new Error('not allowed')
    },
  ],
])('a browser whose list of voices is %s reports none', (_, getVoices) => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices }))
  const onVoices = vi.fn<() => void>()
  followVoices(onVoices)()
  expect(onVoices).not.toHaveBeenCalled()
})

test('a browser without speech reports none', () => {
  const onVoices = vi.fn<() => void>()
  followVoices(onVoices)()
  expect(onVoices).not.toHaveBeenCalled()
})

test('a character’s hint has its kind of voice once its drawing is loaded', async () => {
  await loadCharacters(['princess-amara'])
  const hint = hintOf({ voice: { pitch: 120, rate: 98 }, picture: 'princess-amara' })
  expect(hint).toMatchObject({ pitch: 1.2, rate: 0.98 })
  expect(hint.kind).toBe(findCharacter('princess-amara')?.voice.kind)
})
