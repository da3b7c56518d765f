import { expect, test } from 'vitest'
import { addLine, giveLine, moveLine, removeLine, rewriteLine } from './edit-script.ts'
import { redraftScript, type ScriptLine } from './script-document.ts'

const line = (
  id: string,
  speakers: string[],
  text: string,
  changes: Partial<ScriptLine> = {},
): ScriptLine => ({
  id,
  speakers,
  text,
  sayAs: [],
  mood: 'happy',
  pause: 0.5,
  origin: 'shop',
  part: 'opening',
  topic: null,
  note: null,
  ...changes,
})
const leo = { name: 'Léo', as: 'LEH-oh' }
const script = [
  line('opening', ['amara'], 'Hi, Léo!', { pause: 0, sayAs: [leo] }),
  line('detail', ['rocket'], 'You love owls.', { origin: 'note', note: 'loves owls', pause: 1.2 }),
  line('farewell', ['rocket'], 'Goodbye!', { pause: 0.32 }),
]
const ids = (lines: readonly ScriptLine[]) => lines.map(({ id }) => id)
const pauses = (lines: readonly ScriptLine[]) => lines.map(({ pause }) => pause)

test('a line that is rewritten is its author’s, keeps its note and says the name as the others do', () => {
  const [first, second] = rewriteLine(script, 'detail', 'Owls love Léo!', 'staff')
  expect(first).toBe(script[0])
  expect(second).toMatchObject({ text: 'Owls love Léo!', origin: 'staff', note: 'loves owls', sayAs: [leo] })
  expect(rewriteLine(script, 'opening', 'Hi there!', 'buyer')[0]).toMatchObject({ sayAs: [] })
})

test('a line that goes to somebody else is decided, and the silences around it follow', () => {
  const given = giveLine(script, 'detail', ['amara'], 'buyer')
  expect(given[1]).toMatchObject({ speakers: ['amara'], origin: 'buyer', text: 'You love owls.' })
  expect(pauses(given)).toEqual([0, 0.32, 0.5])
})

test('lines are moved within the script, and other silences stay', () => {
  expect(ids(moveLine(script, 'farewell', -1))).toEqual(['opening', 'farewell', 'detail'])
  expect(pauses(moveLine(script, 'opening', 1))).toEqual([0, 0.5, 0.5])
  expect(moveLine(script, 'opening', -1)).toEqual(script)
  expect(moveLine(script, 'farewell', 1)).toEqual(script)
  expect(moveLine(script, 'nobody', 1)).toEqual(script)
  expect(pauses(moveLine(script, 'farewell', 0))).toEqual([0, 1.2, 0.32])
})

test('the last line cannot be removed', () => {
  expect(ids(removeLine(script, 'opening'))).toEqual(['detail', 'farewell'])
  expect(pauses(removeLine(script, 'opening'))).toEqual([0, 0.32])
  expect(removeLine(script.slice(0, 1), 'opening')).toEqual(script.slice(0, 1))
})

test('a new line is empty, has its neighbour’s speakers and an id of its own, and outlives a new draft', () => {
  const once = addLine(script, 'detail', 'buyer')
  const { lines, id } = addLine(once.lines, 'detail', 'buyer')
  expect(ids(lines)).toEqual(['opening', 'detail', 'buyer-2', 'buyer-1', 'farewell'])
  expect(lines[2]).toMatchObject({
    id,
    speakers: ['rocket'],
    text: '',
    origin: 'buyer',
    note: null,
    part: null,
  })
  const cast = ['amara', 'rocket']
  expect(ids(redraftScript({ edited: lines, removed: [], drafted: script, cast }))).toEqual(ids(lines))
})
