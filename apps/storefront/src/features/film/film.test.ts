import { provideAllParts } from '@recadinho/stage/all-parts'
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { writeText } from '@recadinho/stage/script'
import { lineText, spokenText } from '@recadinho/stage/timeline'
import { beforeAll, expect, test, vi } from 'vitest'
import { filmOf, type FilmInput } from './film.ts'
import { loadPictures } from './film-pictures.ts'

provideAllParts()

beforeAll(async () => {
  await loadScriptTexts('en', 'birthday', [amara, bramble, captain])
  // An owner's own characters, which wear a drawing of the cast.
  await loadScriptTexts('en', 'birthday', [
    { id: 'luna', greetingStyle: 'warm' },
    { id: 'major-kindly', greetingStyle: 'brave' },
  ])
  await loadScriptTexts('en', null, [])
  await loadNoteReading('en')
})

const character = (id: string, name: string, greetingStyle: string) => ({
  id,
  category: 'princesses' as const,
  name: { en: name, pt: name },
  description: { en: '', pt: '' },
  greetingStyle,
  picture: id,
  voice: { pitch: 120, rate: 98 },
})
const amara = character('princess-amara', 'Princess Amara', 'warm')
const bramble = character('bramble', 'Bramble', 'gentle')
const captain = character('captain-kindly', 'Captain Kindly', 'brave')
const input: FilmInput = {
  form: {
    childName: ' João ',
    nameHint: 'Zhwow',
    otherChildren: [],
    likeness: null,
    unsaid: [],
    childAge: '6',
    occasion: 'birthday',
    additionalNotes: 'He lost a tooth',
    useAIVoice: true,
  },
  characters: [amara],
  locale: 'en',
  seed: 7,
}
const said = ({ timeline }: NonNullable<ReturnType<typeof filmOf>>) =>
  timeline.audio.speech.map((_, line) => lineText(timeline, line)).join(' ')
const film = (change: Partial<FilmInput> = {}, form: Partial<FilmInput['form']> = {}) => {
  const made = filmOf({ ...input, ...change, form: { ...input.form, ...form } })
  if (!made) throw new Error('No film')
  return made
}

test('two characters who wear the same drawing each have their own words and voice', () => {
  const twin = { ...captain, id: 'major-kindly', picture: 'bramble', voice: { pitch: 70, rate: 90 } }
  const { timeline, hints, turns } = film({ characters: [bramble, twin] })
  expect(timeline.cast.map(({ art }) => art)).toEqual(['bramble', 'bramble'])
  expect(new Set(timeline.captions.cues.map(({ speaker }) => speaker))).toEqual(new Set(['a', 'b']))
  expect(hints).toEqual([
    { pitch: 1.2, rate: 0.98 },
    { pitch: 0.7, rate: 0.9 },
  ])
  expect(turns.at(-1)?.speakers.map(({ id }) => id)).toEqual(['bramble', 'major-kindly'])
})

test('one character says, word for word, the script that the shop writes', () => {
  expect(said(film())).toBe(
    writeText({
      locale: 'en',
      childName: 'João',
      childAge: 6,
      occasion: 'birthday',
      notes: 'He lost a tooth',
      useAIVoice: true,
      characters: [amara],
    }),
  )
})

test('two or three take turns, and each turn knows its lines', () => {
  const { turns, timeline } = film({ characters: [amara, bramble, captain] })
  expect(new Set(turns.map(({ who }) => who))).toEqual(
    new Set(['Princess Amara', 'Bramble', 'Captain Kindly', 'Together']),
  )
  for (const {
    line,
    spoken: [from, to],
  } of turns.flatMap(({ lines }) => lines)) {
    const own = Array.from({ length: to - from }, (_, i) => lineText(timeline, from + i))
    expect(own.join(' ')).toBe(line.text)
  }
  expect(turns.at(-1)?.lines.at(-1)?.spoken[1]).toBe(timeline.audio.speech.length)
})

test('the name is spoken as it sounds and shown as it is written', () => {
  const { timeline } = film()
  expect(lineText(timeline, 0)).toContain('João')
  expect(spokenText(timeline, 0)).toContain('Zhwow')
  expect(timeline.banner?.text).toBe('João')
})

test('a new draft already has its film, which grows with it', () => {
  const bare = film({}, { childName: '', nameHint: '', childAge: '', occasion: null, additionalNotes: '' })
  expect(said(bare)).toContain('little one')
  expect(said(film({}, { childName: 'J', nameHint: '' }))).toContain(' J! ')
})

test('the buyer’s own text is all that is said', () => {
  expect(said(film({}, { useAIVoice: false, additionalNotes: 'Oi!\nTudo bem?' }))).toBe('Oi! Tudo bem?')
  const silent = film({}, { useAIVoice: false, additionalNotes: ' ' })
  expect(silent.turns).toEqual([])
  expect(silent.timeline.duration).toBeGreaterThan(2)
})

test('a character with a picture of its own plays as that picture, and as its drawing until it is there', async () => {
  const upload = '0d0f2c52-6a0b-4f0a-9f6a-0d2f1f6d9a11'
  const luna = { ...amara, id: 'luna', picture: { drawing: 'princess-amara', upload } }
  const cast = () => film({ characters: [luna, bramble] }).timeline.cast
  expect(cast().map(({ art, picture }) => [art, picture])).toEqual([
    ['princess-amara', undefined],
    ['bramble', undefined],
  ])
  vi.stubGlobal(
    'Image',
    class {
      async decode() {}
    },
  )
  await loadPictures([upload])
  vi.unstubAllGlobals()
  expect(cast().map(({ picture }) => picture)).toEqual([upload, undefined])
})

test('characters without a drawing are omitted; without any there is no film', () => {
  const stranger = character('stranger', 'Stranger', 'warm')
  expect(film({ characters: [stranger, bramble] }).timeline.cast.map(({ art }) => art)).toEqual(['bramble'])
  expect(filmOf({ ...input, characters: [stranger] })).toBeUndefined()
})

const likeness = {
  skin: 'dark',
  hair: 'braids',
  hairColour: 'black',
  glasses: false,
  hearingAid: true,
  wheelchair: false,
} as const

test('the child is in the film as it was chosen, at its age; of another release it is not', () => {
  const child = (form: Partial<FilmInput['form']>) => film({}, form).timeline.child
  expect(child({ likeness })).toEqual({ likeness, age: 6 })
  expect(child({ likeness, childAge: '' })).toEqual({ likeness, age: null })
  expect(child({ likeness: null })).toBeUndefined()
  expect(child({ likeness: { ...likeness, skin: 'green' as 'dark' } })).toBeUndefined()
  expect(film({}, { likeness }).script).toEqual(film().script)
})
