import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Words, WordsOfProse } from './common.ts'
import { endpoints, type Endpoint } from './endpoints.ts'
import { isLine } from './one-line.ts'
import { CreateOrderBody } from './orders.ts'
import { rawCalls } from './raw-calls.ts'

const order = {
  packageId: 'one-character',
  characterIds: ['princess-amara'],
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She lost her first tooth.\nShe loves frogs.',
  useAIVoice: true,
  whatsappNumber: '5511987654321',
  guardianName: 'Ana',
  guardianEmail: 'ana@example.com',
  locale: 'pt',
}
const accepts = (schema: TSchema, value: unknown) => Compile(schema).Check(value)

test('a complete order is accepted', () => {
  expect(accepts(CreateOrderBody, order)).toBe(true)
})

test.each([
  ['a price', { price: 1 }],
  ['a status', { status: 'in_production' }],
  ['a discount', { discountPercentage: 99 }],
  ['NUL in the name', { childName: 'A\u0000' }],
  ['a control character in the name', { childName: 'A\u0007' }],
  ['a line break in the name', { childName: 'A\nB' }],
  ['a lone surrogate in the notes', { additionalNotes: '\ud800' }],
  ['age 0', { childAge: 0 }],
  ['age 131', { childAge: 131 }],
  ['age 6.5', { childAge: 6.5 }],
  ['an age in a string', { childAge: '6' }],
  ['no characters', { characterIds: [] }],
  ['four characters', { characterIds: ['a', 'b', 'c', 'd'] }],
  ['a character twice', { characterIds: ['a', 'a'] }],
  ['letters in the number', { whatsappNumber: '5511ABC' }],
  ['701 characters of notes', { additionalNotes: 'x'.repeat(701) }],
  ['an unknown occasion', { occasion: 'wedding' }],
  ['an unknown language', { locale: 'de' }],
])('an order with %s is refused', (_, change) => {
  expect(accepts(CreateOrderBody, { ...order, ...change })).toBe(false)
})

test.each([
  ['an override of direction', 'Ana \u202e98765'],
  ['an isolate', 'Ana \u2067x\u2069'],
  ['an embedding', '\u202bAna\u202c'],
  ['a mark of direction', 'Ana\u200f'],
  ['an Arabic mark of direction', 'Ana\u061c'],
  ['a space without width', 'A\u200bna'],
  ['a soft hyphen', 'A\u00adna'],
  ['a byte order mark', '\ufeffAna'],
  ['a word joiner', 'A\u2060na'],
  ['a tag without a flag', 'Ana\u{e0041}'],
  ['a joiner between Latin letters', 'A\u200dna'],
  ['a joiner in front', '\u200dAna'],
  ['two joiners', 'م\u200c\u200cی'],
  ['a joiner after an emoji that joins nothing', '🚀\u200dx'],
  ['a separator of lines', 'Ana\u2028x'],
  ['nothing visible but a Hangul filler', '\u3164\u3164'],
  ['nothing visible but a Braille blank', '\u2800\u2800'],
  ['nothing visible but fillers of consonants', '\u115f\u115f'],
])('S3: %s is refused in a name', (_, name) => {
  expect(accepts(CreateOrderBody, { ...order, guardianName: name })).toBe(false)
  expect(accepts(CreateOrderBody, { ...order, childName: name })).toBe(false)
  expect(accepts(Words(2, 100), name)).toBe(false)
})

test.each([
  'María-José d’Ávila',
  'Zoë 👩🏽‍🚀',
  '👨‍👩‍👧‍👦 family',
  '🏳️‍🌈',
  '❤️‍🔥',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'می\u200cخواهم',
  'श्री क्\u200dष',
  'ශ්\u200dරී ලංකා',
  'محمد',
  'יעל',
  'สมชาย',
  '李小龍',
])('S3: the name %s is taken as it is written', (name) => {
  expect(accepts(CreateOrderBody, { ...order, guardianName: name })).toBe(true)
})

test('S3: twenty thousand joiners do not hang the check', () => {
  expect(isLine(`${'م\u200c'.repeat(20_000)}\u200c`)).toBe(false)
})

const list: [string, Endpoint][] = Object.entries(endpoints)

test.each(list)(
  '%s: every object is closed and every incoming text, list and number is bounded',
  (_, endpoint) => {
    const incoming = [endpoint.params, endpoint.query, endpoint.body].filter((part) => part !== undefined)
    for (const part of [...incoming, endpoint.response]) expect(openObjects(part)).toEqual([])
    for (const part of incoming) expect(unbounded(part)).toEqual([])
  },
)

test.each(Object.entries(rawCalls))('%s: what comes in its path and query is bounded', (_, call) => {
  const incoming = ['params' in call ? call.params : undefined, 'query' in call ? call.query : undefined]
  for (const part of incoming) expect(unbounded(part)).toEqual([])
})

test('only passkeys, the export of personal data, what pages say of themselves and the error of a first payment hold what something else defines', () => {
  const foreign = list.filter(([, { body, response }]) =>
    [...nodes(body), ...nodes(response)].some(([, node]) => 'definedBy' in node),
  )
  expect(foreign.map(([name]) => name).toSorted()).toEqual([
    'addPasskey',
    'createOrder',
    'exportPerson',
    'relayConversion',
    'signInWithPasskey',
    'startPasskey',
    'startPasskeySignIn',
    'track',
  ])
})

test.each(list)('%s: the path names exactly its parameters', (_, endpoint) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(inPath).toEqual(Object.keys(properties(endpoint.params)))
})

function properties(schema: TSchema | undefined): Record<string, TSchema> {
  return schema !== undefined && 'properties' in schema ? (schema.properties as Record<string, TSchema>) : {} // all are objects
}

function nodes(schema: unknown, path = '$'): [string, Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return []
  const children = Object.entries(schema).flatMap(([key, child]) => nodes(child, `${path}.${key}`))
  return [[path, { ...schema }], ...children]
}

/** Objects whose shape is defined outside the contracts are marked with `definedBy`. */
function openObjects(schema: TSchema) {
  return nodes(schema)
    .filter(([, node]) => node['type'] === 'object' && node['additionalProperties'] !== false)
    .filter(([, node]) => !('definedBy' in node))
    .map(([path]) => path)
}

/** What bounds a type: all keywords of one of these. A number without both ends can overflow its column. */
const limits: Record<string, string[][]> = {
  string: [['maxLength'], ['pattern']],
  array: [['maxItems']],
  integer: [['minimum', 'maximum']],
  number: [['minimum', 'maximum']],
}

function unbounded(schema: TSchema | undefined) {
  const bounded = (node: Record<string, unknown>) =>
    'enum' in node ||
    'const' in node ||
    (limits[String(node['type'])] ?? [[]]).some((all) => all.every((name) => name in node))
  return nodes(schema)
    .filter(([, node]) => !bounded(node))
    .map(([path]) => path)
}

test.each(['   ', '\u00a0\u2003 ', ' \u3000\u3000'])(
  'the blanks %j are no reason and no message',
  (blank) => {
    expect(accepts(Words(3, 500), blank)).toBe(false)
    expect(accepts(Words(3, 500), `${blank}x`)).toBe(true)
    expect(accepts(WordsOfProse(3, 500), `\n${blank}\t`)).toBe(false)
    expect(accepts(WordsOfProse(3, 500), `\n${blank}\nx`)).toBe(true)
  },
)
