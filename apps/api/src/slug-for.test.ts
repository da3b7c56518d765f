import { expect, test } from 'vitest'
import { slugFor } from './slug-for.ts'

test.each([
  ['Zoë the Brave', [], 'zoe-the-brave'],
  ["Grandpa's  Cat!", [], 'grandpas-cat'],
  ['Ember', ['ember', 'ember-2'], 'ember-3'],
  ['Ünicorn №1', [], 'unicorn-no1'],
  ['小さな星', [], 'character'],
  ['long '.repeat(12), [], 'long-long-long-long-long-long-long-long-long-long-long'],
])('%s', (name, taken, id) => {
  expect(slugFor(name, taken, 'character')).toBe(id)
})
