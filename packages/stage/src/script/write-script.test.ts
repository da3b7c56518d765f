import { expect, test } from 'vitest'
import { GREETING_STYLES } from '../cast.ts'
import { OCCASIONS, turnText, writeScript, writeTurns, type ScriptRequest } from './write-script.ts'

const locales = ['en', 'pt'] as const

const amara = { name: { en: 'Princess Amara', pt: 'Princesa Amara' }, greetingStyle: 'warm' }
const rocket = { name: { en: 'Rocket Rui', pt: 'Rui Foguete' }, greetingStyle: 'funny' }
const owl = { name: { en: 'Professor Owl', pt: 'Professor Coruja' }, greetingStyle: 'wise' }
const request: ScriptRequest = {
  locale: 'en',
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  notes: 'She lost her first tooth.\nShe loves frogs',
  useAIVoice: true,
  characters: [amara],
}

test.each(['Bartholomeu ', '  Maximiliano Bartholomeu\u00A0', 'Ana 🎉 '])(
  'E13: the name %j leaves no space before a mark, whoever says it',
  (childName) => {
    for (const locale of locales)
      for (const occasion of OCCASIONS)
        for (const greetingStyle of GREETING_STYLES) {
          const characters = [{ ...amara, greetingStyle }, rocket, owl]
          expect(writeScript({ ...request, locale, occasion, childName, characters })).not.toMatch(/\s[!,.?]/)
        }
  },
)

test("the child's name comes first, in every language, occasion and style", () => {
  for (const locale of locales) {
    for (const occasion of OCCASIONS) {
      for (const greetingStyle of GREETING_STYLES) {
        const text = writeScript({ ...request, locale, occasion, characters: [{ ...amara, greetingStyle }] })
        expect(text.startsWith('Olívia')).toBe(true)
        expect(text).not.toMatch(/[{}]/)
      }
    }
  }
})

test('the script contains name, age, occasion, character and notes', () => {
  const text = writeScript(request)
  for (const part of [
    'Princess Amara',
    '6 years',
    'Happy birthday',
    'She lost her first tooth. She loves frogs.',
  ]) {
    expect(text).toContain(part)
  }
})

test('one year is one year', () => {
  expect(writeScript({ ...request, childAge: 1 })).toContain('1 year old')
  expect(writeScript({ ...request, childAge: 1, locale: 'pt' })).toContain('1 ano!')
})

test('two and three characters take turns, each is heard, and all say good-bye', () => {
  for (const characters of [
    [amara, rocket],
    [amara, rocket, owl],
  ]) {
    const lines = writeScript({ ...request, locale: 'pt', characters }).split('\n')
    const speakers = lines.map((line) => line.slice(0, line.indexOf(':')))
    for (const { name } of characters) expect(speakers).toContain(name.pt)
    expect(speakers.at(-1)).toBe('Juntos')
    expect(lines[0]).toMatch(/^Princesa Amara: Olívia/)
    for (const [at, speaker] of speakers.entries()) expect(speakers[at + 1]).not.toBe(speaker)
  }
})

test("a manual text is the buyer's own, word for word", () => {
  expect(writeScript({ ...request, useAIVoice: false, notes: 'Oi, {name}!\nTudo bem?' })).toBe(
    'Oi, {name}!\nTudo bem?',
  )
})

test('braces in the notes stay as they are', () => {
  expect(writeScript({ ...request, notes: 'Likes {me}' })).toContain('Likes {me}.')
})

test('unknown facts are omitted, and whole sentences remain', () => {
  for (const locale of locales) {
    for (const occasion of [...OCCASIONS, null]) {
      const text = writeScript({ ...request, locale, occasion, childName: ' ', childAge: null, notes: '' })
      expect(text).not.toMatch(/[{}]|null|undefined|  /)
      expect(text).toMatch(/^\p{Lu}/u)
      expect(text).not.toMatch(/told me something about you|me contou uma coisa/)
    }
  }
})

test('turns and text are the same words', () => {
  for (const characters of [[amara], [amara, rocket], [amara, rocket, owl]]) {
    const text = writeScript({ ...request, characters })
    for (const turn of writeTurns({ ...request, characters })) expect(text).toContain(turnText(turn))
  }
})

const said = (notes: string, characters: ScriptRequest['characters']) =>
  writeTurns({ ...request, useAIVoice: false, notes, characters }).map((turn) => [
    turn.speaker,
    turnText(turn),
  ])

test('in a manual text each says the lines with its name, and the other lines rotate', () => {
  expect(said('Rui Foguete: Vrum!\nprincess amara: Hello.\nAnd now?', [amara, rocket])).toEqual([
    [1, 'Vrum!'],
    [0, 'Hello.'],
    [1, 'And now?'],
  ])
  expect(said('One. Two! Three?', [amara, rocket])).toEqual([
    [0, 'One. Two!'],
    [1, 'Three?'],
  ])
  expect(said('At 10:30 we dance', [amara])).toEqual([[0, 'At 10:30 we dance']])
  expect(said(' \n ', [amara, rocket])).toEqual([])
})
