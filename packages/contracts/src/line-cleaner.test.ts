import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { Closed, Email, Line, Nullable, Prose, Words } from './common.ts'
import { EditOf } from './edits.ts'
import { formSchema } from './form-schema.ts'
import { lineCleaner } from './line-cleaner.ts'
import { cleanLine, isLine, isVisible } from './one-line.ts'

test.each([
  ['isolates around it', '\u2068Ana\u2069'],
  ['an embedding around it', '\u202aAna\u202c'],
  ['a mark of direction', '\u200eAna\u200f'],
  ['blanks and marks', ' \u2068 Ana \u2069\u00a0'],
  ['a space without width', 'A\u200bna\u200b'],
  ['a soft hyphen', 'A\u00adna'],
  ['a byte order mark', '\ufeffAna'],
])('of a name with %s, the name is left', (_, typed) => {
  expect(cleanLine(typed)).toBe('Ana')
})

test.each([
  '👨‍👩‍👧‍👦 family',
  '🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'क्\u200dष',
  'അവന്\u200d',
  'می\u200cخواهم',
])('%s keeps its joiners', (name) => {
  expect(cleanLine(name)).toBe(name)
  expect([isLine(name), isVisible(name)]).toEqual([true, true])
})

test('an override inside a name stays, to be refused', () => {
  expect(isLine(cleanLine('Ana \u202e98765'))).toBe(false)
})

test('sixty thousand blanks do not hang the cleaning', () => {
  expect(cleanLine(`${' '.repeat(60_000)}x${' \u200b'.repeat(30_000)}y`)).toMatch(/^x *y$/)
})

test.each(['', '\u3164', '\u115f\u1160', '\u2800\u2800', '\uffa0', '\u034f', ' \u0301'])(
  '%j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false)
  },
)

const schema = Closed({
  name: Words(1, 60),
  hint: Type.Optional(Nullable(Line(0, 60))),
  email: Type.Union([Type.Literal(''), Email]),
  notes: Prose(1, 700),
  titles: Type.Array(Closed({ en: Line(1, 60) })),
})
const typed = {
  name: '\u2068Ana\u2069',
  hint: null,
  email: ' ana@example.com\u200b',
  notes: ' First\u200b line ',
  titles: [{ en: '\ufeffOne' }],
}

test('every one-line text of a body is cleaned, and nothing else is touched', () => {
  expect(lineCleaner(schema)?.(typed)).toEqual({
    name: 'Ana',
    hint: null,
    email: 'ana@example.com',
    notes: ' First\u200b line ',
    titles: [{ en: 'One' }],
  })
})

test.each([null, 'x', [], { name: 1, titles: 'x' }, { titles: [null] }])(
  'a body of another shape stays as it is: %j',
  (body) => {
    expect(lineCleaner(schema)?.(body)).toEqual(body)
  },
)

test('of an edit, the value that was stored stays as it is', () => {
  const edit = { was: { name: 'Ana ' }, changes: { name: 'Ana\u200b ' } }
  expect(lineCleaner(EditOf({ name: Words(1, 60) }))?.(edit)).toEqual({ ...edit, changes: { name: 'Ana' } })
})

test('a schema without one-line texts needs no cleaning', () => {
  expect(lineCleaner(Closed({ notes: Prose(1, 700), count: Type.Integer() }))).toBeUndefined()
})

test('a form accepts the pasted name that the server accepts', () => {
  const form = formSchema(Closed({ name: Words(1, 60) }), (values: { name: string }) => values, {
    name: () => 'A name',
  })
  expect(form['~standard'].validate({ name: '\u2068Ana\u2069' })).toHaveProperty('value')
  expect(form['~standard'].validate({ name: '\u3164' })).toHaveProperty('issues')
})
