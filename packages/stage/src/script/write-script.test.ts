import { expect, test } from 'vitest'
import { GREETING_STYLES } from '../cast.ts'
import { detailsEn } from './details-en.ts'
import { detailsPt } from './details-pt.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { sentencesOf } from './sentences.ts'
import {
  leftOutOf,
  OCCASIONS,
  turnsOf,
  writeScript,
  writeText,
  type Script,
  type ScriptRequest,
} from './script.ts'

const locales = ['en', 'pt'] as const

/** An owner's own: the cast speaks in words of its own (`character-texts.test.ts`). */
const amara = {
  id: 'a-princess',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  greetingStyle: 'warm',
}
const rocket = { id: 'rocket-rui', name: { en: 'Rocket Rui', pt: 'Rui Foguete' }, greetingStyle: 'funny' }
const owl = {
  id: 'professor-owl',
  name: { en: 'Professor Owl', pt: 'Professor Coruja' },
  greetingStyle: 'wise',
}
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
  'E13: the name %j leaves no space before a mark, in every style',
  (childName) => {
    for (const locale of locales)
      for (const occasion of OCCASIONS)
        for (const greetingStyle of GREETING_STYLES) {
          const characters = [{ ...amara, greetingStyle }, rocket, owl]
          expect(writeText({ ...request, locale, occasion, childName, characters })).not.toMatch(/\s[!,.?]/)
        }
  },
)

test("the child's name is in the first sentence, in every language, occasion and style", () => {
  for (const locale of locales) {
    for (const occasion of OCCASIONS) {
      for (const greetingStyle of GREETING_STYLES) {
        const text = writeText({ ...request, locale, occasion, characters: [{ ...amara, greetingStyle }] })
        expect(sentencesOf(text)[0]).toContain('Olívia')
        expect(text).not.toMatch(/[{}]/)
      }
    }
  }
})

test('W1: the script contains name, age, occasion, character and what the notes tell', () => {
  const text = writeText(request)
  for (const part of [
    'Princess Amara',
    '6 years',
    'Happy birthday',
    'you lost your first tooth',
    'you love frogs',
  ]) {
    expect(text.toLowerCase()).toContain(part.toLowerCase())
  }
})

test('one year is one year', () => {
  expect(writeText({ ...request, childAge: 1 })).toMatch(/1 year(?!s)/)
  expect(writeText({ ...request, childAge: 1, locale: 'pt' })).toMatch(/1 ano(?!s)/)
})

test('W6: the age of one is not said of both, unless they are twins', () => {
  const two = { ...request, childName: 'Ana and Pedro', childAge: 4 }
  expect(writeText({ ...two, notes: 'Ana is starting school' })).not.toMatch(/\b4\b/)
  expect(writeText({ ...two, notes: 'Twins! They love cake' })).toMatch(/4 years/)
  expect(writeText({ ...two, locale: 'pt', notes: 'São gêmeos' })).toMatch(/4 anos/)
})

const family: ScriptRequest = {
  ...request,
  childName: 'Ana Costa',
  nameHint: 'AH-na',
  otherChildren: [{ name: 'João Silva', nameHint: 'Zhwow' }, { name: 'Santos' }],
  notes: 'João is learning to swim',
}

test('W6: children of several fields are spoken to as several, whatever their names', () => {
  expect(writeText(family)).toMatch(/^\S+ Ana, João and Santos/)
  expect(writeText({ ...family, locale: 'pt', notes: '' })).toMatch(/^\S+ Ana, João e Santos/)
  expect(writeText(family)).toContain('João is learning to swim')
  expect(writeText(family)).not.toMatch(/Costa|Silva|\b6\b/)
})

test('W6: each name is said in its own way', () => {
  const [opening] = writeScript(family)
  expect(opening?.sayAs).toEqual([
    { name: 'João', as: 'Zhwow' },
    { name: 'Ana', as: 'AH-na' },
  ])
})

test('two and three characters take turns, each is heard, and all say good-bye', () => {
  for (const characters of [
    [amara, rocket],
    [amara, rocket, owl],
  ]) {
    const lines = writeText({ ...request, locale: 'pt', characters }).split('\n')
    const speakers = lines.map((line) => line.slice(0, line.indexOf(':')))
    for (const { name } of characters) expect(speakers).toContain(name.pt)
    expect(speakers.at(-1)).toBe('Juntos')
    expect(lines[0]).toMatch(/^Princesa Amara: [^.!?]*Olívia/)
    for (const [at, speaker] of speakers.entries()) expect(speakers[at + 1]).not.toBe(speaker)
  }
})

test("a manual text is the buyer's own, word for word", () => {
  const own = { ...request, useAIVoice: false, notes: 'Oi, {name}!\nTudo bem?' }
  expect(writeText(own)).toBe('Oi, {name}! Tudo bem?')
  expect(writeScript(own).map(({ origin, text }) => [origin, text])).toEqual([
    ['buyer', 'Oi, {name}!'],
    ['buyer', 'Tudo bem?'],
  ])
})

test('W1: marks and braces are nothing that is said', () => {
  expect(writeText({ ...request, notes: 'Likes **{frogs}** <b>a lot</b>' })).toContain('you like frogs a lot')
})

const said = (change: Partial<ScriptRequest>) =>
  writeScript({ ...request, ...change }).flatMap(({ text }) => sentencesOf(text))

test('W6: the first name, and four times at most', () => {
  for (const locale of locales)
    for (const occasion of OCCASIONS)
      for (const greetingStyle of GREETING_STYLES)
        for (const characters of [[amara], [amara, owl], [amara, owl, rocket]]) {
          const cast = characters.map((one) => Object.assign({}, one, { greetingStyle }))
          const text = writeText({
            ...request,
            locale,
            occasion,
            characters: cast,
            childName: 'Olívia Prado',
          })
          expect(text).not.toContain('Prado')
          expect(text.split('Olívia').length - 1).toBeLessThanOrEqual(4)
        }
})

test('W7: what an earlier film of the family said is said in another way', () => {
  for (const locale of locales)
    for (const characters of [[amara], [amara, rocket, owl]]) {
      const first = { ...request, locale, characters }
      const used = said(first).filter((line) => line.split(' ').length > 3)
      // A brother of the same age, with the same characters, on the same day.
      const again = said({ ...first, childName: 'Otto', used: [writeText(first)] })
      const names = (line: string) => line.replace('Olívia', 'Otto')
      const ownWords = /tooth|frog|Amara|Rui|Coruja|Owl|teeth|6/
      expect(again.filter((line) => used.map(names).includes(line) && !ownWords.test(line))).toEqual([])
    }
})

test('W8: nobody is sent to bed, whatever the occasion', () => {
  for (const occasion of OCCASIONS)
    for (const greetingStyle of GREETING_STYLES)
      for (const locale of locales) {
        const text = writeText({ ...request, locale, occasion, characters: [{ ...amara, greetingStyle }] })
        expect(text).not.toMatch(/sleep|dream|\bdurma|\bdorme|sonhe/i)
      }
})

test('W4: near sad news everybody is gentle, and nobody jokes', () => {
  const grave = { ...request, notes: 'Her grandpa died. Tell her a joke', characters: [rocket, rocket] }
  expect(writeText(grave)).not.toMatch(/shoe|upside down|pigeon|joke|stuck|Ta-da/)
  expect(leftOutOf(grave).map(({ reason }) => reason)).toContain('sensitive')
})

test('W4: nobody cheers or dances near sad news, nor with a sick child', () => {
  const sad = { en: 'Her grandpa died.', pt: 'O vovô dela faleceu.' }
  for (const occasion of OCCASIONS)
    for (const childAge of [2, 6, 12])
      for (const locale of locales) {
        const notes = occasion === 'getWell' ? '' : sad[locale]
        const characters = [amara, rocket, amara]
        const text = writeText({ ...request, locale, occasion, childAge, notes, characters })
        expect(text).not.toMatch(/three cheers|happy dance|jump once|um viva para|dancinha|um pulo|\*/i)
      }
})

test('W5: what is left out is named for staff, with the reason', () => {
  const notes =
    'Lives at 14 Maple Street. Call 555-123-4567. Goes to Oak Elementary. Her full name is Ana Prado. We paid $30. Do not mention the baby. Write it in rhyme. Loves owls'
  const reasons = leftOutOf({ ...request, notes }).map(({ reason }) => reason)
  expect(reasons).toEqual(['address', 'contact', 'school', 'surname', 'money', 'silence', 'instruction'])
  expect(writeText({ ...request, notes })).toContain('you love owls')
  expect(leftOutOf({ ...request, useAIVoice: false, notes })).toEqual([])
})

test.each([
  ['en', 'ela adora cavalos e a avó Lia', 'language'],
  ['en', 'A ella le gustan los caballos', 'language'],
  ['pt', 'She loves horses and her grandma', 'language'],
  ['en', 'Loves Les Misérables and La Bamba', undefined],
  ['pt', 'Ama The Lion King and the Jungle Book', undefined],
  ['pt', 'joga Super Mario and the Rabbids', undefined],
] as const)('W3: in %s, “%s” is left out as another language only if it is one', (locale, notes, reason) => {
  expect(leftOutOf({ ...request, locale, notes })[0]?.reason).toBe(reason)
})

test('W5: a topic to be silent about is not in the fixed lines either', () => {
  for (const childAge of [2, 6, 12])
    expect(writeText({ ...request, childAge, notes: "Don't mention cake. Loves owls" })).not.toMatch(/cake/i)
})

test('unknown facts are omitted, and whole sentences remain', () => {
  for (const locale of locales) {
    for (const occasion of [...OCCASIONS, null]) {
      const text = writeText({ ...request, locale, occasion, childName: ' ', childAge: null, notes: '' })
      expect(text).not.toMatch(/[{}]|null|undefined|  /)
      expect(text).toMatch(/^\p{Lu}/u)
      expect(text).not.toMatch(/I heard that|Me contaram/)
    }
  }
})

const wordsOf = (lines: Script) => lines.map(({ text }) => text).join(' ')

test('turns and text are the same words', () => {
  for (const characters of [[amara], [amara, rocket], [amara, rocket, owl]]) {
    const text = writeText({ ...request, characters })
    for (const turn of turnsOf(writeScript({ ...request, characters }))) expect(text).toContain(wordsOf(turn))
  }
})

const ownText = (notes: string, characters: ScriptRequest['characters']) =>
  turnsOf(writeScript({ ...request, useAIVoice: false, notes, characters })).map((turn) => [
    characters.findIndex(({ id }) => id === turn[0]?.speakers[0]),
    wordsOf(turn),
  ])

test('in a manual text each says the lines with its name, and the other lines rotate', () => {
  expect(ownText('Rui Foguete: Vrum!\nprincess amara: Hello.\nAnd now?', [amara, rocket])).toEqual([
    [1, 'Vrum!'],
    [0, 'Hello.'],
    [1, 'And now?'],
  ])
  expect(ownText('One. Two! Three?', [amara, rocket])).toEqual([
    [0, 'One. Two!'],
    [1, 'Three?'],
  ])
  expect(ownText('At 10:30 we dance', [amara])).toEqual([[0, 'At 10:30 we dance']])
  expect(ownText(' \n ', [amara, rocket])).toEqual([])
})

const delight =
  /smil|joy|wonderful|lovely|favorite|lucky|twice|see that!|adventure|team|dull|miss a thing|liked|sorris|alegr|maravilha|preferida|sorte|gostei|duas vezes|ver isso|aventura|que time|tão bom|coisa boa|bem de perto/i

test.each([
  ['English', [detailsEn, furtherEn.details]],
  ['Portuguese', [detailsPt, furtherPt.details]],
] as const)(
  'W7: what is told without pride or liking may be sad, so it is told without delight, in %s',
  (_, all) => {
    for (const details of all)
      for (const kind of ['fact', 'each', 'heard', 'soon'] as const)
        for (const frame of details[kind]) expect(frame).not.toMatch(delight)
  },
)

test('W7: a disappointment is offered with a gentle line, and nobody speaks of it unasked', () => {
  const notes = "She's disappointed she didn't make the team"
  for (const greetingStyle of GREETING_STYLES) {
    const characters = [{ ...amara, greetingStyle }]
    const wanted = { ...request, notes, occasion: 'justBecause', characters } as const
    expect(writeText(wanted)).not.toMatch(/disappoint|team/)
    expect(leftOutOf(wanted)).toMatchObject([{ text: notes, reason: 'sensitive' }])
    expect(leftOutOf(wanted)[0]?.draft).toMatch(/hug/)
  }
})
