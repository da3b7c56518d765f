import { expect, test } from 'vitest'
import { cleanCustomData } from './custom-data.ts'

const known = { ids: new Set(['one', 'luna']), currencies: new Set(['BRL', 'USD']) }
const clean = (data: Record<string, unknown>) => cleanCustomData(data, known)

test('C2: §3’s keys go on, with values that the shop knows', () => {
  const data = {
    content_ids: ['one'],
    content_id: 'luna',
    content_name: 'home',
    content_type: 'product',
    content_category: 'heroes',
    value: 49.9,
    currency: 'USD',
    num_items: 2,
    transaction_id: '0193572e-8f5b-7cc3-8a44-3f3e5a1b2c3d',
    video_progress: 50,
    cta_location: 'hero',
  }
  expect(clean(data)).toEqual({ data, dropped: 0 })
})

test.each(['greetings', 'information', 'movies'])('C2: %s is a category of the shop', (content_category) => {
  const data = { content_category, content_name: 'sample', video_progress: 75 }
  expect(clean(data)).toEqual({ data, dropped: 0 })
})

test.each<[string, Record<string, unknown>]>([
  ['keys of the child', { childName: 'Ana', child_age: 7, notes: 'x' }],
  ['a name among the ids', { content_ids: ['ana'], content_id: 'Ana', content_name: 'Ana tem 7 anos' }],
  ['words in the other texts', { content_type: 'Ana', content_category: 'ana', cta_location: 'Ana' }],
  ['an order’s number in place of its id', { transaction_id: 'R-7K3M9Q' }],
  ['what an object inherits', { __proto__: null, constructor: 1, toString: 'x' }],
  ['nested and foreign values', { value: '49', num_items: null, video_progress: {}, currency: 'XXX' }],
])('C2: %s are dropped and counted', (_, data) => {
  expect(clean(data)).toEqual({ data: {}, dropped: Object.keys(data).length })
})

test('C2: a number out of its bounds is none, and a value without a currency is in reais', () => {
  expect(clean({ value: -5, num_items: 0, video_progress: 250 })).toEqual({ data: {}, dropped: 3 })
  expect(clean({ value: Number.NaN, num_items: Number.POSITIVE_INFINITY }).dropped).toBe(2)
  expect(clean({ value: 49.999 }).data).toEqual({ value: 50, currency: 'BRL' })
})
