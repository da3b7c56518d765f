import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Maximiliano Bartholomeu dos Santos', 'Maximiliano'],
  ['Mia', 'Mia'],
  ['  Ana   Clara ', 'Ana Clara'],
  ['Maria Eduarda Souza', 'Maria Eduarda'],
  ['João Pedro', 'João Pedro'],
  ['Ana Clara Lima', 'Ana Clara'],
  ['Ana Costa e Santos', 'Ana'],
  ['João Costa e Silva Filho', 'João'],
  ['Maria Clara Costa e Silva e João Pedro Costa e Silva', 'Maria Clara e João Pedro'],
  ['Ana Prado & Bia Prado', 'Ana & Bia'],
  ['Ana 🎉', 'Ana'],
  ['{Ana}', 'Ana'],
  ['J. P. Souza', 'J. P.'],
  ['D Maria', 'D Maria'],
  ['Anne-Marie Roux', 'Anne-Marie'],
  ['Ana Prado e Pedro Prado', 'Ana e Pedro'],
  ['João Costa e Silva', 'João'],
  ['Ana Prado, Pedro Prado', 'Ana, Pedro'],
  ['Ana Prado, Bia Lima and Pedro Costa e Silva', 'Ana, Bia and Pedro'],
  ['J. P. Souza e D. Maria Souza', 'J. P. e D. Maria'],
  ['小さな子', '小さな子'],
  ['🦄 ', '🦄'],
  ['', ''],
])('“%s” is called %s in a headline', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
