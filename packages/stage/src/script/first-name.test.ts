import { expect, test } from 'vitest'
import { spokenHint, spokenName } from './first-name.ts'

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
  ['Ana Prado & Bia Prado', 'Ana & Bia'],
  ['Ana Clara, Souza', 'Ana'],
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
  expect(spokenName(name)).toBe(spoken)
})

test('W6: of a hint for the whole name the spoken part is taken', () => {
  expect(spokenHint('João Prado', 'Zhwow Prah-do')).toBe('Zhwow')
  expect(spokenHint('João Prado', 'Zhwow')).toBe('Zhwow')
  expect(spokenHint('Maria Clara Prado', 'Ma-REE-a Clah-ra')).toBe('Ma-REE-a Clah-ra')
})
