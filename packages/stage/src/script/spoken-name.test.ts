import { expect, test } from 'vitest'
import { childrenOf } from '../first-name.ts'
import { spokenHint, spokenName } from './spoken-name.ts'

test.each([
  ['Olívia', 'Olívia'],
  ['  Olívia  Prado de Souza ', 'Olívia'],
  ['Maria Clara Souza', 'Maria Clara'],
  ['João Pedro', 'João Pedro'],
  ['Maria Souza', 'Maria'],
  ['Mary Jane Watson', 'Mary Jane'],
  ['Anne-Sophie Martin', 'Anne-Sophie'],
  ['J. Thornton', 'J. Thornton'],
  ['Ana e Bia', 'Ana e Bia'],
  ['Ana Prado & Bia Prado', 'Ana e Bia'],
  ['Ana Clara, Souza', 'Ana'],
  ['Ana and Pedro Thornton', 'Ana e Pedro'],
  ['Ana, Pedro', 'Ana e Pedro'],
  ['Ana Prado, Bia Prado', 'Ana e Bia'],
  ['Ana, Bia e Caio', 'Ana, Bia e Caio'],
  ['Ana/Pedro', 'Ana e Pedro'],
  ['Maria Clara + João Pedro', 'Maria Clara e João Pedro'],
  ['João Costa e Silva', 'João'],
  ['José Prado, Jr.', 'José'],
  ['Ana Costa e Santos', 'Ana'],
  ['João Costa e Silva Neto', 'João'],
  ['Ana Prado, Bia Lima and Pedro Costa e Silva', 'Ana, Bia e Pedro'],
  ['Ana 🎉', 'Ana'],
  ['🎉', ''],
  ['王 小明', '王 小明'],
  ['김민준', '김민준'],
  ['عبد الله', 'عبد الله'],
  ['محمد علي', 'محمد'],
  ['Ana e', 'Ana e'],
  ['', ''],
  ['Bartholomeu'.repeat(5), 'Bartholomeu'.repeat(5)],
])('W6: %j is spoken %j', (name, spoken) => {
  expect(spokenName(name, 'pt')).toBe(spoken)
})

test('W6: several names are joined as the language of the film joins them', () => {
  expect(spokenName('Lia e Theo', 'en')).toBe('Lia and Theo')
  expect(spokenName('Ana, Bia & Caio', 'en')).toBe('Ana, Bia and Caio')
})

test('W6: how many children a name holds', () => {
  expect(childrenOf('Lia e Theo Prado')).toEqual(['Lia', 'Theo'])
  expect(childrenOf('Ana, Bia & Caio')).toEqual(['Ana', 'Bia', 'Caio'])
  expect(childrenOf('Maria Clara Souza')).toEqual(['Maria Clara'])
})

test('W6: of a hint for the whole name the spoken part is taken', () => {
  expect(spokenHint('João Prado', 'Zhwow Prah-do')).toBe('Zhwow')
  expect(spokenHint('João Prado', 'Zhwow')).toBe('Zhwow')
  expect(spokenHint('Ana Prado & Bia Prado', 'AH-na & BEE-a')).toBe('AH-na & BEE-a')
  expect(spokenHint('Maria Clara Prado', 'Ma-REE-a Clah-ra')).toBe('Ma-REE-a Clah-ra')
})
