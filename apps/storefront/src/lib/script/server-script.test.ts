import { lineIdOf } from '@recadinho/stage/script-writer'
import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import { expect, test } from 'vitest'
import { loadScriptInput, scriptInput } from '../../../test/script-input.ts'
import { currentScript, draftOf, type ScriptInput } from './current-script.ts'
import { editScript, type EditedScript } from '@recadinho/stage/edited-script'
import { draftedFor, parseServerScript, serverScriptRequestOf, type ServerScript } from './server-script.ts'
import { storedDraft } from './stored-script.ts'

loadScriptInput()

const input: ScriptInput = { ...scriptInput, additionalNotes: 'She loves frogs. She can swim.' }
const line = (id: string, text: string, note: string | null = null): ScriptLine => ({
  id,
  speakers: ['princess-amara'],
  text,
  sayAs: [],
  mood: null,
  pause: 0,
  origin: 'service',
  part: null,
  topic: null,
  note,
})
const frogs = lineIdOf('She loves frogs')
const swims = lineIdOf('She can swim')
const service: ServerScript = {
  source: JSON.stringify(serverScriptRequestOf(input)),
  lines: [
    line('opening', 'Hi, Olivia!'),
    line(frogs, 'You love frogs, and you swim!', 'She loves frogs\nShe can swim'),
    line('service-3', 'What a day!'),
    line('farewell', 'Bye, Olivia!'),
  ],
}
const textsOf = (lines: Script) => lines.map(({ text }) => text)
/** The script with the edits, by the writing service. */
const written = (edits: EditedScript | null, from = input) =>
  textsOf(currentScript(from, edits, draftedFor(from, service)).lines)

test.each([
  ['the age', { childAge: 7 }],
  ['the notes', { additionalNotes: 'She loves frogs.' }],
  ['a choice about them', { unsaid: [{ text: 'She can swim', choice: 'never' as const }] }],
  ['the name', { childName: 'Bia' }],
  ['another child', { otherChildren: [{ name: 'Bia', nameHint: '' }] }],
  ['whose words they are', { useAIVoice: false }],
])('a draft of the writing service is of its details alone: not with a change of %s', (_, change) => {
  const changed = { ...input, ...change }
  expect(draftedFor(input, service)).toEqual(service.lines)
  expect(draftedFor(changed, service)).toEqual(draftOf(changed))
  expect(draftedFor(input, null)).toEqual(draftOf(input))
})

test('blanks at the ends, and how a name is said, change no words', () => {
  const hinted = { ...input, childName: ' Olivia ', nameHint: 'oh-LEE-vya' }
  const [opening, ...others] = draftedFor(hinted, service)
  expect(opening).toEqual({ ...service.lines[0], sayAs: [{ name: 'Olivia', as: 'oh-LEE-vya' }] })
  expect(textsOf(others)).toEqual(textsOf(service.lines.slice(1)))
})

test('lines that were edited, added or removed in the shop’s script stay so in the service’s', () => {
  const [, second] = draftOf(input)
  const edits = [
    { kind: 'rewrite', id: 'opening', text: 'Olivia, our star!' },
    { kind: 'add', after: frogs, line: { id: 'buyer-1', text: 'Mom loves you.' } },
    { kind: 'rewrite', id: second?.id ?? '', text: 'My second line.' },
  ] as const
  let edited: EditedScript | null = null
  for (const edit of edits) edited = editScript(currentScript(input, edited), [], edit)
  expect(written(edited)).toEqual([
    'Olivia, our star!',
    'My second line.',
    'You love frogs, and you swim!',
    'What a day!',
    'Mom loves you.',
    'Bye, Olivia!',
  ])
})

test('a line of the service that also tells what the buyer has removed is not said', () => {
  const edited = editScript(currentScript(input, null), [], { kind: 'remove', id: swims })
  expect(edited?.removed).toEqual([swims])
  expect(written(edited)).toEqual(['Hi, Olivia!', 'What a day!', 'Bye, Olivia!'])
  // A later edit that is taken back changes nothing of that; the line itself can be brought back.
  const now = currentScript(input, edited, draftedFor(input, service))
  const changed = editScript(now, [swims], { kind: 'rewrite', id: 'farewell', text: 'Bye!' })
  const again = editScript(currentScript(input, changed, now.drafted), [swims], {
    kind: 'restore',
    id: 'farewell',
  })
  expect(written(again)).toEqual(['Hi, Olivia!', 'What a day!', 'Bye, Olivia!'])
  const [, both] = service.lines
  if (!both) throw new Error('a line is missing')
  const back = editScript(now, [swims], { kind: 'add', after: 'opening', line: both })
  expect(written(back)).toEqual(textsOf(service.lines))
})

test('an order with the service’s lines keeps them with another name, and has the shop’s with another age', () => {
  const stored = { lines: service.lines, input }
  const renamed = storedDraft(stored, { ...input, childName: 'Bia' })
  expect(textsOf(renamed)).toEqual(textsOf(service.lines).map((text) => text.replace('Olivia', 'Bia')))
  expect(new Set(renamed.map(({ origin }) => origin))).toEqual(new Set(['service']))
  const older = { ...input, childAge: 7 }
  expect(storedDraft(stored, older)).toEqual(draftOf(older))
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no lines', { source: 'x' }],
  ['a line that is none', { source: 'x', lines: [{ id: 'a' }] }],
  ['no source', { lines: service.lines }],
])('storage with %s holds no draft', (_, stored) => {
  expect(parseServerScript(stored)).toBeNull()
  expect(parseServerScript(JSON.parse(JSON.stringify(service)))).toEqual(service)
})
