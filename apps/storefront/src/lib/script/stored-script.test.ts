import type { Script } from '@recadinho/stage/script-document'
import { expect, test } from 'vitest'
import { loadScriptInput, scriptInput as input } from '../../../test/script-input.ts'
import { currentScript, draftOf } from './current-script.ts'
import { editScript } from '@recadinho/stage/edited-script'
import { storedDraft } from './stored-script.ts'

loadScriptInput()

const textsOf = (lines: Script) => lines.map(({ text }) => text)

/** An order in which the buyer has rewritten the first line and removed the wish. */
const ordered = () => {
  let edited = editScript(currentScript(input, null), [], {
    kind: 'rewrite',
    id: 'opening',
    text: 'Olivia, our star!',
  })
  edited = editScript(currentScript(input, edited), [], { kind: 'remove', id: 'wish' })
  return { lines: currentScript(input, edited).lines, input }
}

test('an order says what it says, to the letter, until something that is spoken is corrected', () => {
  const stored = ordered()
  expect(storedDraft(stored, input)).toEqual(stored.lines)
  expect(storedDraft(stored, { ...input, characters: [], additionalNotes: ' She loves frogs. ' })).toEqual(
    stored.lines,
  )
})

test('its lines follow a correction, and those that were edited or removed stay so', () => {
  const lines = storedDraft(ordered(), { ...input, childName: 'Bia', additionalNotes: 'She sings.' })
  expect(lines[0]).toMatchObject({ text: 'Bia, our star!', origin: 'buyer' })
  expect(lines.map(({ id }) => id)).not.toContain('wish')
  expect(textsOf(lines).join(' ')).toMatch(/sing/)
  expect(textsOf(lines).join(' ')).not.toMatch(/frog|Olivia/)
})

test('a line that names one of several children calls it by its corrected name', () => {
  const two = { ...input, otherChildren: [{ name: 'Pedro', nameHint: '' }] }
  const edited = editScript(currentScript(two, null), [], {
    kind: 'rewrite',
    id: 'opening',
    text: 'Pedro, you sing! Hi, Olivia and Pedro!',
  })
  const stored = { lines: currentScript(two, edited).lines, input: two }
  const [first] = storedDraft(stored, { ...two, otherChildren: [{ name: 'Theo', nameHint: '' }] })
  expect(first?.text).toBe('Theo, you sing! Hi, Olivia and Theo!')
})

test.each([
  '<b>Sing</b> & <script>alert(1)</script>',
  'https://example.com/?a=1, +1 201 555 0123',
  'a'.repeat(700),
  'مرحبا! 你好！',
  '🎂🎈👨‍👩‍👧',
])('a line of the buyer’s stays to the letter while other fields are corrected: %s', (text) => {
  const edited = editScript(currentScript(input, null), [], { kind: 'rewrite', id: 'opening', text })
  const stored = { lines: currentScript(input, edited).lines, input }
  const [first] = storedDraft(stored, { ...input, childName: 'Bia', additionalNotes: 'She sings.' })
  expect(first).toMatchObject({ text, origin: 'buyer' })
})

test('a corrected pronunciation changes no word', () => {
  const stored = ordered()
  const lines = storedDraft(stored, { ...input, nameHint: 'Oh-LEE-vya' })
  expect(textsOf(lines)).toEqual(textsOf(stored.lines))
  expect(lines[0]?.sayAs).toEqual([{ name: 'Olivia', as: 'Oh-LEE-vya' }])
})

test('a text of the buyer’s own is split anew when it is corrected, and edits in the form come on top', () => {
  const own = { ...input, useAIVoice: false, additionalNotes: 'Hi! Bye!' }
  const stored = { lines: draftOf(own), input: own }
  const corrected = { ...own, additionalNotes: 'Hello! See you!' }
  const drafted = storedDraft(stored, corrected)
  expect(textsOf(drafted)).toEqual(['Hello!', 'See you!'])
  const script = currentScript(corrected, null, drafted)
  const edited = editScript(script, [], { kind: 'rewrite', id: 'own-2', text: 'Good night!' })
  expect(textsOf(currentScript(corrected, edited, drafted).lines)).toEqual(['Hello!', 'Good night!'])
})
