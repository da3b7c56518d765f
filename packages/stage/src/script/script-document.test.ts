import { describe, expect, test } from 'vitest'
import { GREETING_STYLES } from '../cast.ts'
import {
  leftOutOf,
  linesOfText,
  OCCASIONS,
  redraftScript,
  scriptLength,
  scriptText,
  turnsOf,
  writeScript,
  type Script,
} from './script.ts'
import { paced, type ScriptLine } from './script-document.ts'
import { renamings, type Renaming } from './spoken-name.ts'
import type { ScriptRequest } from './write-script.ts'

const request: ScriptRequest = {
  locale: 'en',
  childName: 'Olivia',
  childAge: 6,
  occasion: 'birthday',
  notes: 'She loves frogs. She lost her first tooth.',
  useAIVoice: true,
  characters: [
    { id: 'princess-amara', name: { en: 'Princess Amara', pt: 'Princesa Amara' }, greetingStyle: 'warm' },
    { id: 'rocket-rui', name: { en: 'Rocket Rui', pt: 'Rui Foguete' }, greetingStyle: 'funny' },
  ],
}
const cast = request.characters.map(({ id }) => id)
const drafted = writeScript(request)
const decided = (line: ScriptLine): ScriptLine => ({ ...line, origin: 'buyer' })
const textsOf = (script: Script) => script.map(({ text }) => text)

test('each line has an id of its own, and says where it comes from', () => {
  expect(new Set(drafted.map(({ id }) => id)).size).toBe(drafted.length)
  expect(drafted.filter(({ origin }) => origin === 'note').map(({ note }) => note)).toEqual([
    'She loves frogs',
    'She lost her first tooth',
  ])
  expect(drafted.at(-1)).toMatchObject({ part: 'together', speakers: cast, origin: 'shop' })
})

test('the length counts what is spoken, in code points', () => {
  const [line] = drafted
  expect(line && scriptLength([{ ...line, text: 'Hi 🎂!' }])).toBe(5)
})

test('as text, who speaks stands before each turn of two characters', () => {
  const lines = scriptText(drafted, request.characters, 'pt').split('\n')
  expect(lines).toHaveLength(turnsOf(drafted).length)
  expect(lines[0]).toMatch(/^Princesa Amara: /)
  expect(lines.at(-1)).toMatch(/^Juntos: /)
  expect(scriptText(drafted, request.characters.slice(0, 1), 'en')).not.toContain('\n')
})

describe('a new draft of an edited script', () => {
  const edited = drafted
    .filter(({ id }) => id !== 'wish')
    .map((line) =>
      line.id === 'opening' ? Object.assign({}, line, { text: 'Olivia, my dear!', origin: 'buyer' }) : line,
    )
  const redrafted = (change: Partial<ScriptRequest>, renamed: readonly Renaming[] = []) =>
    redraftScript({
      edited,
      removed: ['wish'],
      drafted: writeScript({ ...request, ...change }),
      cast: (change.characters ?? request.characters).map(({ id }) => id),
      renamed,
    })

  test('without a change is the edited script', () => {
    expect(redrafted({})).toEqual(paced(edited))
  })

  test('keeps what was written, leaves removed what was removed, and takes new notes in their place', () => {
    const lines = redrafted({ notes: 'She loves frogs. She lost her first tooth. She sings.', childAge: 7 })
    expect(lines[0]?.text).toBe('Olivia, my dear!')
    expect(lines.map(({ part }) => part)).not.toContain('wish')
    const notes = lines.filter(({ note }) => note !== null).map(({ note }) => note)
    expect(notes).toEqual(['She loves frogs', 'She lost her first tooth', 'She sings'])
    expect(textsOf(lines).join(' ')).toMatch(/7 years/)
  })

  test('a line of a note that is no longer there goes, unless the buyer wrote it', () => {
    const notes = 'She loves frogs.'
    expect(redrafted({ notes }).some(({ note }) => note === 'She lost her first tooth')).toBe(false)
  })

  test('the new name stands in lines that the buyer wrote, too', () => {
    const lines = redrafted({ childName: 'Bia' }, [{ from: 'Olivia', to: 'Bia' }])
    expect(lines[0]?.text).toBe('Bia, my dear!')
    expect(textsOf(lines).join(' ')).not.toContain('Olivia')
  })

  test('a name is replaced only where it is a word', () => {
    const mine = edited.map((line) => ({
      ...line,
      text: 'Olivia! (Olivia) Olivia’s friend Olivian, Ólivia',
      origin: 'buyer' as const,
    }))
    const [line] = redraftScript({
      edited: mine,
      removed: [],
      drafted: [],
      cast,
      renamed: [{ from: 'Olivia', to: '$& B.' }],
    })
    expect(line?.text).toBe('$& B.! ($& B.) $& B.’s friend Olivian, Ólivia')
  })

  test('who takes a character’s place takes its lines; all together are still all', () => {
    const mine = drafted.map(decided)
    const swapped = redraftScript({
      edited: mine,
      removed: [],
      drafted: [],
      cast: ['princess-amara', 'bramble', 'ember'],
      formerCast: cast,
    })
    const speakers = swapped.map((line) => line.speakers.join(' '))
    expect(new Set(speakers)).toEqual(new Set(['princess-amara', 'bramble', 'princess-amara bramble ember']))
  })

  test('a name within another word is none', () => {
    const mine = edited.map((line) =>
      Object.assign({}, line, { text: 'Ana loves bananas, and Anabel loves Ana.' }),
    )
    const decided = mine.slice(0, 1).map((line) => Object.assign({}, line, { origin: 'buyer' as const }))
    const renamed = [{ from: 'Ana', to: 'Bia' }]
    const lines = redraftScript({ edited: decided, removed: [], drafted: [], renamed, cast })
    expect(textsOf(lines)).toEqual(['Bia loves bananas, and Anabel loves Bia.'])
  })

  test.each([
    [
      'one of two',
      'Ana\nBia',
      'Ana\nLia',
      'Bia sings. Ana and Bia! Bia and Ana!',
      'Lia sings. Ana and Lia! Lia and Ana!',
    ],
    [
      'two that change places',
      'Ana\nBia',
      'Bia\nAna',
      'Ana and Bia: Ana sings to Bia',
      'Bia and Ana: Bia sings to Ana',
    ],
    [
      'a name within a longer one',
      'Ana\nAna Clara',
      'Lia\nAna Clara',
      'Ana Clara and Ana',
      'Ana Clara and Lia',
    ],
    ['three', 'Ana\nBia\nCaio', 'Ana\nLia\nTheo', 'Caio, Ana, Bia and Caio!', 'Theo, Ana, Lia and Theo!'],
    ['all in one field', 'Ana and Bia', 'Ana and Lia', 'Bia, hi Ana and Bia', 'Lia, hi Ana and Lia'],
    ['one who joins', 'Ana', 'Ana\nBia', 'Hi, Ana!', 'Hi, Ana and Bia!'],
    [
      'one who is taken out',
      'Ana\nBia\nCaio',
      'Ana\nCaio',
      'Ana, Bia and Caio! Caio?',
      'Ana and Caio! Caio?',
    ],
    ['nobody yet', 'Ana\nBia', '', 'Ana and Bia', 'Ana and Bia'],
  ])('children are renamed: %s', (_, before, now, text, renamed) => {
    const mine = drafted
      .slice(0, 1)
      .map((line) => Object.assign({}, line, { text, origin: 'buyer' as const }))
    const lines = redraftScript({
      edited: mine,
      removed: [],
      drafted: [],
      cast,
      renamed: renamings(before, now, 'en'),
    })
    expect(textsOf(lines)).toEqual([renamed])
  })

  test('a line of a character who left the film is spoken by the first', () => {
    const mine = edited.map(decided)
    const [, rui] = request.characters
    const lines = redraftScript({ edited: mine, removed: [], drafted: [], cast: rui ? [rui.id] : [] })
    expect(lines).toHaveLength(mine.length)
    expect(new Set(lines.flatMap(({ speakers }) => speakers))).toEqual(new Set(['rocket-rui']))
  })
})

const chatty = {
  en: 'She has learned to ride her bike without training wheels in the park near our house. She is starting school in February and she is a little afraid of the dark. Grandma Lucy and Grandpa John send a big hug and a kiss.',
  pt: 'Aprendeu a andar de bicicleta sem rodinhas no parque perto da nossa casa. Vai começar a escola em fevereiro e tem um pouco de medo do escuro. A vovó Lúcia e o vovô João mandam um abraço bem grande e um beijo.',
}
const third = { id: 'hippo', name: { en: 'Professor Hippopotamus', pt: 'Professor Hipopótamo' } }

test.each(['en', 'pt'] as const)('no script is too long, and what it drops is listed, in %s', (locale) => {
  const longest = 'A'.padEnd(60, 'b')
  for (const occasion of OCCASIONS)
    for (const greetingStyle of GREETING_STYLES)
      for (const count of [1, 2, 3]) {
        const characters = [...request.characters, third]
          .slice(0, count)
          .map((one) => Object.assign({}, one, { greetingStyle }))
        const long = { ...request, locale, occasion, characters, notes: chatty[locale], childName: longest }
        const script = writeScript(long)
        expect(scriptLength(script)).toBeLessThanOrEqual(900)
        const short = writeScript({ ...long, childName: 'Ana' })
        const notes = new Set(script.map(({ note }) => note))
        const dropped = short.flatMap(({ note }) => (note === null || notes.has(note) ? [] : [note]))
        const listed = leftOutOf(long).map(({ text }) => text)
        expect(listed).toEqual(expect.arrayContaining(dropped))
      }
})

describe('the lines of a text', () => {
  const speakers = {
    locale: 'pt',
    childName: 'Ana',
    nameHint: 'Ah-na',
    characters: request.characters,
  } as const
  const linesOf = (text: string) =>
    linesOfText(text, speakers, 'staff').map((line) => [line.speakers.length, line.speakers[0], line.text])

  test('are those that the text was made of', () => {
    const script = writeScript({ ...request, locale: 'pt' })
    const text = scriptText(script, request.characters, 'pt')
    const lines = linesOfText(text, { ...speakers, childName: 'Olivia' }, 'shop')
    expect(scriptText(lines, request.characters, 'pt')).toBe(text)
    expect(lines.at(-1)).toMatchObject({ speakers: cast, origin: 'shop', part: null })
  })

  test('name who speaks, alone or together, and how the name is said', () => {
    expect(linesOf('Rui Foguete: Oi! Tudo bem?\nJuntos: Tchau, Ana!')).toEqual([
      [1, 'rocket-rui', 'Oi!'],
      [1, 'rocket-rui', 'Tudo bem?'],
      [2, 'princess-amara', 'Tchau, Ana!'],
    ])
    expect(linesOfText('Oi, Ana!', speakers, 'buyer')[0]?.sayAs).toEqual([{ name: 'Ana', as: 'Ah-na' }])
  })

  test('are no more and no longer than a script has', () => {
    const many = linesOf('Oi! '.repeat(170))
    expect(many).toHaveLength(60)
    expect(many.map(([, , text]) => text).join(' ')).toBe('Oi! '.repeat(170).trim())
    const paragraphs = linesOf('a\n'.repeat(350))
    expect(paragraphs).toHaveLength(60)
    const endless = linesOf('palavra '.repeat(300))
    expect(endless.every(([, , text]) => `${text}`.length <= 900)).toBe(true)
    expect(endless.map(([, , text]) => text).join(' ')).toBe('palavra '.repeat(300).trim())
  })

  test('have no characters that are not seen', () => {
    expect(linesOf('O\u00ADi\u202E,\t👩\u200D🚀\u200D\n\u3164')).toEqual([
      [1, 'princess-amara', 'Oi, 👩\u200D🚀'],
    ])
    expect(linesOf('')).toEqual([])
  })
})
