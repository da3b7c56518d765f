import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Maximiliano Bartholomeu dos Santos', 'Maximiliano'],
  ['Mia', 'Mia'],
  ['  Ana   Clara ', 'Ana'],
  ['J. P. Souza', 'J. P.'],
  ['D Maria', 'D Maria'],
  ['Anne-Marie Roux', 'Anne-Marie'],
  ['Ana Prado e Pedro Prado', 'Ana e Pedro'],
  ['João Costa e Silva', 'João'],
  ['Ana Prado, Pedro Prado', 'Ana, Pedro'],
  ['Ana  Prado,Pedro Costa e Silva', 'Ana, Pedro'],
  ['Ana Clara,', 'Ana'],
  ['小さな子', '小さな子'],
  ['🦄 ', '🦄'],
  ['', ''],
])('“%s” is called %s in a headline', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
