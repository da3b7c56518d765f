import { lineBeforeWishes, withChoice } from '@recadinho/stage/decide-notes'
import type { NotePart } from '@recadinho/stage/script-writer'
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { expect, test } from 'vitest'
import { currentScript, type ScriptInput } from './current-script.ts'
import { beginningFor, linesAbout, notePartsIn } from './note-parts.ts'

const input: ScriptInput = {
  childName: ' Olivia ',
  nameHint: '',
  otherChildren: [],
  unsaid: [],
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She loves frogs. Elle adore les trains avec son papa.',
  useAIVoice: true,
  characters: [{ id: 'bramble', name: { en: 'Bramble', pt: 'Felpudo' }, greetingStyle: 'funny' }],
  locale: 'en',
}
await loadScriptTexts('en', 'birthday', input.characters)
await loadNoteReading('en')
const script = currentScript(input, null)
const parts = notePartsIn(input, script)
const part = (text: string) => parts.find((one) => one.text.includes(text)) as NotePart // of the notes above

test('parts of a draft’s notes: one in the film, one to be decided', () => {
  expect(parts.map(({ line, maySay }) => [line !== null, maySay])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('a choice takes the place of another about the same part; those about words that are gone go', () => {
  const { text } = part('trains')
  const before = [
    { text: 'gone', choice: 'team' as const },
    { text, choice: 'team' as const },
  ]
  expect(withChoice(before, parts, part('trains'), 'never')).toEqual([{ text, choice: 'never' }])
  expect(withChoice(before, parts, part('trains'), null)).toEqual([])
})

test('of the buyer’s own lines those that mention it are found', () => {
  const [first] = script.lines
  if (!first) throw new Error('no line')
  const mine = (text: string) => ({ ...first, text, origin: 'buyer' as const })
  const lines = [mine('You love trains!'), mine('Hello!'), { ...first, text: 'Trains!' }]
  expect(linesAbout(part('trains'), input, lines)).toEqual([lines[0]])
})

test('what had no room begins with what the shop would say of it', () => {
  const additionalNotes =
    'Has learned to ride a bike\nIs looking forward to the beach\nHello from Grandma Rosa\nLoves frogs'
  const full: ScriptInput = { ...input, additionalNotes }
  const all = notePartsIn(full, currentScript(full, null))
  const frogs = all.find(({ text }) => text.includes('frogs')) as NotePart // of the notes above
  expect(frogs).toMatchObject({ reason: 'room', maySay: true })
  expect(beginningFor(frogs, all, full)).toMatchObject({
    text: expect.stringContaining('you love frogs'),
    note: 'Loves frogs',
  })
})

test('a new line comes before the good wishes', () => {
  const at = script.lines.findIndex(({ id }) => id === lineBeforeWishes(script.lines))
  expect(script.lines[at + 1]?.part).toBe('wish')
  expect(lineBeforeWishes([])).toBeNull()
})
