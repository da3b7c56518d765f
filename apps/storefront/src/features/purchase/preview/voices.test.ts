// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { chooseVoices, deviceVoices } from './voices.ts'

const voice = (name: string, lang: string) => ({ name, lang })
const plain = { pitch: 1, rate: 1 }
const names = (voices: { name: string }[] | undefined) => voices?.map(({ name }) => name)

test('the language decides, then the country, however the device writes them', () => {
  const all = [voice('Joana', 'pt-PT'), voice('Any', 'en-US'), voice('Brasil', 'pt_BR')]
  expect(names(chooseVoices(all, 'pt-BR', [plain]))).toEqual(['Brasil'])
  expect(names(chooseVoices(all.slice(0, 2), 'pt-BR', [plain]))).toEqual(['Joana'])
  expect(names(chooseVoices(all, 'en-GB', [plain]))).toEqual(['Any'])
})

test('without a voice for the language there is none: nothing is read in a foreign accent', () => {
  expect(chooseVoices([voice('Any', 'en-US')], 'pt-BR', [plain])).toBeUndefined()
  expect(chooseVoices([], 'en-US', [plain])).toBeUndefined()
})

test('bright and deep characters get bright and deep voices, and nobody a joke', () => {
  const all = [voice('Zarvox', 'en-US'), voice('Samantha', 'en-US'), voice('Daniel', 'en-US')]
  const hints = [
    { pitch: 1.3, rate: 1 },
    { pitch: 0.8, rate: 1 },
  ]
  expect(names(chooseVoices(all, 'en-US', hints))).toEqual(['Samantha', 'Daniel'])
})

test('two characters have two voices where there are two', () => {
  const all = [voice('A', 'en-US'), voice('B', 'en-US')]
  expect(new Set(names(chooseVoices(all, 'en-US', [plain, plain]))).size).toBe(2)
  expect(names(chooseVoices(all.slice(0, 1), 'en-US', [plain, plain]))).toEqual(['A', 'A'])
})

afterEach(() => vi.unstubAllGlobals())

test('voices that are told late are waited for', async () => {
  let told: () => void = () => undefined
  const list: object[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => list,
    addEventListener: (_: string, listener: () => void) => {
      told = listener
    },
  })
  const voices = deviceVoices()
  list.push(voice('Late', 'en-US'))
  told()
  expect(await voices).toHaveLength(1)
})

test('a browser that cannot speak has none', async () => {
  expect(await deviceVoices()).toEqual([])
})
