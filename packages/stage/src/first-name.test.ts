import { expect, test } from 'vitest'
import { firstNameOf, fullNameOf } from './first-name.ts'

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
  ['Ana Prado & Bia Prado', 'Ana e Bia'],
  ['Ana 🎉', 'Ana'],
  ['{Ana}', 'Ana'],
  ['J. P. Souza', 'J. P.'],
  ['D Maria', 'D Maria'],
  ['Anne-Marie Roux', 'Anne-Marie'],
  ['Ana Prado e Pedro Prado', 'Ana e Pedro'],
  ['João Costa e Silva', 'João'],
  ['Ana Prado, Pedro Prado', 'Ana e Pedro'],
  ['Ana Prado, Bia Lima and Pedro Costa e Silva', 'Ana, Bia e Pedro'],
  ['J. P. Souza e D. Maria Souza', 'J. P. e D. Maria'],
  ['小さな子', '小さな子'],
  ['🦄 ', '🦄'],
  ['', ''],
])('“%s” is called %s in a headline', (name, first) => {
  expect(firstNameOf({ childName: name, locale: 'pt' })).toBe(first)
})

test('each child of the form is called by the first name, whatever joins the words of one field', () => {
  const order = { childName: 'Ana Costa e Silva', otherChildren: [{ name: 'Santos' }, { name: 'Bia Lima' }] }
  expect(firstNameOf({ ...order, locale: 'pt' })).toBe('Ana, Santos e Bia')
  expect(firstNameOf({ ...order, locale: 'en' })).toBe('Ana, Santos and Bia')
  expect(fullNameOf({ ...order, locale: 'en' })).toBe('Ana Costa e Silva, Santos and Bia Lima')
})

test('a child without a name yet is no child', () => {
  const first = (childName: string, name: string) =>
    firstNameOf({ childName, otherChildren: [{ name }], locale: 'en' })
  expect(first('Ana', ' ')).toBe('Ana')
  expect(first('', 'Bia')).toBe('Bia')
  expect(first('', '')).toBe('')
  expect(first('Ana', '🎉')).toBe('Ana')
})
