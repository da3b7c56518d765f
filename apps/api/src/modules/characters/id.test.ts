import { expect, test } from 'vitest'
import { idFor } from './id.ts'

test.each([
  ['Zoë the Brave', [], 'zoe-the-brave'],
  ["Grandpa's  Cat!", [], 'grandpas-cat'],
  ['Ember', ['ember', 'ember-2'], 'ember-3'],
  ['Ünicorn №1', [], 'unicorn-no1'],
  ['小さな星', [], 'character'],
])('%s', (name, taken, id) => {
  expect(idFor(name, taken)).toBe(id)
})
