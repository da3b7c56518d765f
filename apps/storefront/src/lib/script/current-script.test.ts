import type { Character } from '@recadinho/contracts/catalog'
import { newLineId } from '@recadinho/stage/edit-script'
import { editScript, type EditedScript, type ScriptEdit } from '@recadinho/stage/edited-script'
import type { Script } from '@recadinho/stage/script-document'
import { describe, expect, test } from 'vitest'
import { loadScriptInput, scriptInput } from '../../../test/script-input.ts'
import { currentScript, type ScriptInput } from './current-script.ts'
import { parseEdited } from './parse-script.ts'
import { scriptIssue } from './script-issue.ts'

const character = (id: string, name: string, greetingStyle: Character['greetingStyle']) => ({
  id,
  name: { en: name, pt: name },
  greetingStyle,
})
const amara = character('princess-amara', 'Princess Amara', 'warm')
const captain = character('captain-kindly', 'Captain Kindly', 'brave')
const bramble = character('bramble', 'Bramble', 'warm')
loadScriptInput(captain, bramble)
const input: ScriptInput = {
  ...scriptInput,
  additionalNotes: 'She loves frogs. She lost her first tooth.',
  characters: [amara, captain],
}
const own: ScriptInput = { ...input, useAIVoice: false, additionalNotes: 'Hi, Olivia! Well done. Bye!' }

/** The edits made one after the other, as the buyer makes them. */
function edits(list: readonly ScriptEdit[], from: ScriptInput = input, before: EditedScript | null = null) {
  let edited = before
  for (const edit of list) edited = editScript(currentScript(from, edited), edited?.removed ?? [], edit)
  return edited
}
const linesOf = (edited: EditedScript | null, from: ScriptInput = input) => currentScript(from, edited).lines
const find = (lines: Script, id: string) => lines.find((line) => line.id === id)
const textsOf = (lines: Script) => lines.map(({ text }) => text)

describe('an edit', () => {
  test('rewrites a line, which is then the buyer’s; the same words are the shop’s again', () => {
    const edited = edits([{ kind: 'rewrite', id: 'opening', text: 'Olivia, my dear!' }])
    expect(find(linesOf(edited), 'opening')).toMatchObject({ text: 'Olivia, my dear!', origin: 'buyer' })
    const draft = find(linesOf(null), 'opening')
    expect(edits([{ kind: 'rewrite', id: 'opening', text: draft?.text ?? '' }], input, edited)).toBeNull()
    expect(edits([{ kind: 'restore', id: 'opening' }], input, edited)).toBeNull()
  })

  test('removes, moves, gives and adds lines, with the usual pauses between them', () => {
    const [first, second] = linesOf(null)
    const edited = edits([
      { kind: 'move', id: second?.id ?? '', by: -1 },
      { kind: 'remove', id: 'wish' },
      { kind: 'give', id: 'farewell', speakers: ['princess-amara', 'captain-kindly'] },
      { kind: 'add', after: 'farewell', line: { id: 'buyer-1', text: 'Bye, bye!' } },
    ])
    const lines = linesOf(edited)
    expect(lines.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect(find(lines, 'wish')).toBeUndefined()
    expect(lines[0]?.pause).toBe(0)
    const at = lines.findIndex(({ id }) => id === 'farewell')
    expect(lines[at]).toMatchObject({ origin: 'buyer', pause: 0.5 })
    expect(lines[at + 1]).toMatchObject({
      text: 'Bye, bye!',
      origin: 'buyer',
      pause: 0.32,
      speakers: lines[at]?.speakers,
    })
  })

  test('at the ends moves nothing, and of a line that is gone changes nothing', () => {
    expect(edits([{ kind: 'move', id: 'opening', by: -1 }])).toBeNull()
    expect(edits([{ kind: 'remove', id: 'gone' }])).toBeNull()
  })

  test('removes all lines but the last', () => {
    const all = linesOf(null).map(({ id }) => ({ kind: 'remove' as const, id }))
    expect(linesOf(edits(all)).map(({ id }) => id)).toEqual([all.at(-1)?.id])
  })

  test('adds to a script of which nothing is left', () => {
    const empty: EditedScript = { own: true, name: 'Olivia', cast: [], lines: [], removed: [] }
    const lines = linesOf(
      edits([{ kind: 'add', after: null, line: { id: 'buyer-1', text: 'Hi!' } }], own, empty),
      own,
    )
    expect(lines).toMatchObject([{ text: 'Hi!', speakers: ['princess-amara'] }])
    expect(newLineId(lines, 'buyer')).toBe('buyer-2')
  })
})

describe('when the form changes, edited lines', () => {
  const edited = () =>
    edits([
      { kind: 'rewrite', id: 'opening', text: 'Olivia, my Olivian dear!' },
      { kind: 'give', id: 'wish', speakers: ['captain-kindly'] },
      { kind: 'remove', id: 'farewell' },
    ])

  test('call the child by the new name, said as the form says; half a name on the way changes nothing', () => {
    const lines = linesOf(edited(), { ...input, childName: 'Bia', nameHint: 'BEE-ah' })
    expect(lines[0]).toMatchObject({ text: 'Bia, my Olivian dear!', sayAs: [{ name: 'Bia', as: 'BEE-ah' }] })
    expect(linesOf(edited(), { ...input, childName: '' })[0]?.text).toBe('Olivia, my Olivian dear!')
  })

  test('call each child by its new name, alone and with the others', () => {
    const two = { ...input, otherChildren: [{ name: 'Pedro Lima', nameHint: '' }] }
    const rewritten = edits(
      [{ kind: 'rewrite', id: 'opening', text: 'Olivia and Pedro! Pedro, you sing.' }],
      two,
    )
    const renamed = { ...two, otherChildren: [{ name: 'Theo', nameHint: 'TAY-oh' }] }
    expect(linesOf(rewritten, renamed)[0]).toMatchObject({
      text: 'Olivia and Theo! Theo, you sing.',
      sayAs: [{ name: 'Theo', as: 'TAY-oh' }],
    })
    const swapped = { ...two, childName: 'Pedro', otherChildren: [{ name: 'Olivia', nameHint: '' }] }
    expect(linesOf(rewritten, swapped)[0]?.text).toBe('Pedro and Olivia! Olivia, you sing.')
  })

  test('stay beside the new words of the others; what was removed stays removed', () => {
    const lines = linesOf(edited(), { ...input, childAge: 7, additionalNotes: 'She loves frogs. She sings.' })
    expect(lines[0]?.text).toBe('Olivia, my Olivian dear!')
    expect(textsOf(lines).join(' ')).toMatch(/frogs.* sing/)
    expect(find(lines, 'farewell')).toBeUndefined()
  })

  test('are spoken by who took the character’s place', () => {
    const lines = linesOf(edited(), { ...input, characters: [bramble, captain] })
    expect(lines[0]).toMatchObject({ text: 'Olivia, my Olivian dear!', speakers: ['bramble'] })
    expect(new Set(lines.flatMap(({ speakers }) => speakers))).toEqual(new Set(['bramble', 'captain-kindly']))
    const alone = linesOf(edited(), { ...input, characters: [amara] })
    expect(new Set(alone.flatMap(({ speakers }) => speakers))).toEqual(new Set(['princess-amara']))
  })

  test('rest while the buyer’s own text is spoken instead', () => {
    expect(textsOf(linesOf(edited(), own))).toEqual(['Hi, Olivia!', 'Well done.', 'Bye!'])
    expect(linesOf(edited())[0]?.text).toBe('Olivia, my Olivian dear!')
  })
})

describe('the buyer’s own text', () => {
  test('is split into lines once: after the first edit its notes change no line', () => {
    const edited = edits([{ kind: 'rewrite', id: 'own-2', text: 'Well done, you!' }], own)
    expect(textsOf(linesOf(edited, { ...own, additionalNotes: 'Other words. And more.' }))).toEqual([
      'Hi, Olivia!',
      'Well done, you!',
      'Bye!',
    ])
  })

  test('has no characters that a line of an order may not have, and no more lines than an order', () => {
    const hidden = { ...own, additionalNotes: 'Hi,\tOlivia\u202E!\n\u200B\nBye!' }
    expect(textsOf(linesOf(null, hidden))).toEqual(['Hi, Olivia!', 'Bye!'])
    const lines = linesOf(null, { ...own, additionalNotes: 'A! '.repeat(233) })
    expect(lines).toHaveLength(60)
    expect(textsOf(lines).join(' ')).toBe('A! '.repeat(233).trim())
  })
})

test('a line that becomes too long drives no other line out, and new notes are told only as far as there is room', () => {
  const ids = linesOf(null).map(({ id }) => id)
  const edited = edits([{ kind: 'rewrite', id: 'opening', text: 'a'.repeat(850) }])
  expect(linesOf(edited).map(({ id }) => id)).toEqual(ids)
  const more = { ...input, additionalNotes: `${input.additionalNotes} She sings.` }
  expect(linesOf(edited, more).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['markup', '<b>Olivia</b> & <script>alert(1)</script>', undefined],
  ['a link', 'https://example.com/?a=1', undefined],
  ['a phone number', 'Call +1 (201) 555-0123!', undefined],
  ['another script', '你好，奥利维亚！', undefined],
  ['emoji', '🎂🎈👨‍👩‍👧', undefined],
  ['700 letters without a space', 'a'.repeat(700), undefined],
  ['nothing', ' \u200B ', 'line_empty'],
  ['a mark that turns text around', 'Hi \u202Eaivil', 'line_unwritable'],
  ['901 letters', 'a'.repeat(901), 'script_too_long'],
])('a line of %s', (_, text, issue) => {
  const edited = edits([{ kind: 'rewrite', id: 'own-1', text }], { ...own, additionalNotes: 'Hi!' })
  const lines = linesOf(edited, { ...own, additionalNotes: 'Hi!' })
  expect(textsOf(lines)).toEqual([text])
  expect(scriptIssue(lines)?.issue).toBe(issue)
})

test('a script without lines cannot be ordered', () => {
  expect(scriptIssue([])).toEqual({ issue: 'script_empty' })
})

test('edits are read as they were stored, and anything else as none', () => {
  const edited = edits([
    { kind: 'rewrite', id: 'opening', text: 'Olivia, my dear!' },
    { kind: 'remove', id: 'wish' },
    { kind: 'add', after: null, line: { id: 'buyer-1', text: '' } },
  ])
  const stored: unknown = JSON.parse(JSON.stringify(edited))
  // To the letter, as it is compared with what was seen.
  expect(JSON.stringify(parseEdited(stored))).toBe(JSON.stringify(edited))
  const line = find(edited?.lines ?? [], 'opening')
  for (const broken of [
    null,
    7,
    'lines',
    {},
    { ...edited, lines: {} },
    { ...edited, lines: [{ ...line, text: 7 }] },
    { ...edited, lines: [{ ...line, speakers: [] }] },
    { ...edited, lines: [{ ...line, topic: { a: 1 } }] },
    { ...edited, lines: [{ ...line, sayAs: [{ name: 'Olivia' }] }] },
    { ...edited, lines: Array.from({ length: 61 }, () => line) },
    { ...edited, cast: 'amara' },
    { ...edited, own: 1 },
  ])
    expect(parseEdited(broken)).toBeNull()
  const odd = parseEdited({ ...edited, lines: [{ ...line, mood: 'angry', part: 'prologue' }] })
  expect(find(linesOf(odd), 'opening')).toMatchObject({ text: 'Olivia, my dear!', mood: null, part: null })
})
