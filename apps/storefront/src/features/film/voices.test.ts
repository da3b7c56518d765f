// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { selectVoices, deviceVoices } from './voices.ts'

const voice = (name: string, lang: string) => ({ name, lang })
const plain = { pitch: 1, rate: 1 }
const names = (voices: { name: string }[] | undefined) => voices?.map(({ name }) => name)

test('the language decides, then the country, however the device writes them', () => {
  const all = [voice('Joana', 'pt-PT'), voice('Any', 'en-US'), voice('Brasil', 'pt_BR')]
  expect(names(selectVoices(all, 'pt-BR', [plain]))).toEqual(['Brasil'])
  expect(names(selectVoices(all.slice(0, 2), 'pt-BR', [plain]))).toEqual(['Joana'])
  expect(names(selectVoices(all, 'en-GB', [plain]))).toEqual(['Any'])
})

test('without a voice for the language there is no speech: nothing is read in a foreign accent', () => {
  expect(selectVoices([voice('Any', 'en-US')], 'pt-BR', [plain])).toBeUndefined()
  expect(selectVoices([], 'en-US', [plain])).toBeUndefined()
})

test('bright and deep characters get bright and deep voices, and never a novelty voice', () => {
  const all = [voice('Zarvox', 'en-US'), voice('Samantha', 'en-US'), voice('Daniel', 'en-US')]
  const hints = [
    { pitch: 1.3, rate: 1 },
    { pitch: 0.8, rate: 1 },
  ]
  expect(names(selectVoices(all, 'en-US', hints))).toEqual(['Samantha', 'Daniel'])
})

test('two characters have two voices when there are two', () => {
  const all = [voice('A', 'en-US'), voice('B', 'en-US')]
  expect(new Set(names(selectVoices(all, 'en-US', [plain, plain]))).size).toBe(2)
  expect(names(selectVoices(all.slice(0, 1), 'en-US', [plain, plain]))).toEqual(['A', 'A'])
})

afterEach(() => vi.unstubAllGlobals())

test('voices that are loaded late are waited for', async () => {
  let onVoices: () => void = () => undefined
  const list: object[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => list,
    addEventListener: (_: string, listener: () => void) => {
      onVoices = listener
    },
  })
  const voices = deviceVoices()
  list.push(voice('Late', 'en-US'))
  onVoices()
  expect(await voices).toHaveLength(1)
})

test('a browser without speech has none', async () => {
  expect(await deviceVoices()).toEqual([])
})
