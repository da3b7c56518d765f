import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Words, WordsOfProse } from './common.ts'
import { endpoints, type Endpoint } from './endpoints.ts'
import { CreateOrderBody } from './orders.ts'

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

const list: [string, Endpoint][] = Object.entries(endpoints)

test.each(list)('%s: every object is closed and every incoming text and list is bounded', (_, endpoint) => {
  const incoming = [endpoint.params, endpoint.query, endpoint.body].filter((part) => part !== undefined)
  for (const part of [...incoming, endpoint.response]) expect(openObjects(part)).toEqual([])
  for (const part of incoming) expect(unbounded(part)).toEqual([])
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

function openObjects(schema: TSchema) {
  return nodes(schema)
    .filter(([, node]) => node['type'] === 'object' && node['additionalProperties'] !== false)
    .map(([path]) => path)
}

function unbounded(schema: TSchema) {
  const bounded = (node: Record<string, unknown>) =>
    node['type'] === 'string'
      ? 'maxLength' in node || 'pattern' in node || 'enum' in node || 'const' in node
      : 'maxItems' in node
  return nodes(schema)
    .filter(([, node]) => (node['type'] === 'string' || node['type'] === 'array') && !bounded(node))
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
