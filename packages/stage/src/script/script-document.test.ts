import { describe, expect, test } from 'vitest'
import { redraftScript, scriptLength, scriptText, turnsOf, writeScript, type Script } from './script.ts'
import { paced, type ScriptLine } from './script-document.ts'
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
      line.id === 'opening' ? { ...line, text: 'Olivia, my dear!', origin: 'buyer' as const } : line,
    )
  const redrafted = (change: Partial<ScriptRequest>, renamed?: { from: string; to: string }) =>
    redraftScript({
      edited,
      removed: ['wish'],
      drafted: writeScript({ ...request, ...change }),
      cast: (change.characters ?? request.characters).map(({ id }) => id),
      ...(renamed ? { renamed } : {}),
    })

  test('without a change is the edited script', () => {
    expect(redrafted({})).toEqual(paced(edited))
  })

  test('keeps what was written, leaves removed what was removed, and takes new notes in their place', () => {
    const lines = redrafted({ notes: 'She loves frogs. She lost her first tooth. She sings.', childAge: 7 })
    expect(lines[0]?.text).toBe('Olivia, my dear!')
    expect(lines.map(({ part }) => part)).not.toContain('wish')
    const told = lines.filter(({ part }) => part === 'detail').map(({ note }) => note)
    expect(told).toEqual(['She loves frogs', 'She lost her first tooth', 'She sings'])
    expect(textsOf(lines).join(' ')).toMatch(/7 years/)
  })

  test('a line of a note that is no longer there goes, unless the buyer wrote it', () => {
    const notes = 'She loves frogs.'
    expect(redrafted({ notes }).some(({ note }) => note === 'She lost her first tooth')).toBe(false)
  })

  test('the new name stands in lines that the buyer wrote, too', () => {
    const lines = redrafted({ childName: 'Bia' }, { from: 'Olivia', to: 'Bia' })
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
      renamed: { from: 'Olivia', to: '$& B.' },
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

  test('a line of a character who left the film is spoken by the first', () => {
    const mine = edited.map(decided)
    const [, rui] = request.characters
    const lines = redraftScript({ edited: mine, removed: [], drafted: [], cast: rui ? [rui.id] : [] })
    expect(lines).toHaveLength(mine.length)
    expect(new Set(lines.flatMap(({ speakers }) => speakers))).toEqual(new Set(['rocket-rui']))
  })
})
