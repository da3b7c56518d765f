import { expect, it } from 'vitest'
import { matches } from './matching.ts'

it('takes a text that is typed as it is written', () => {
  expect(matches("I'm on it", "I'm on it")).toBe(true)
})

it.each([
  ['', true],
  ['preco', true],
  ['PAC pre', true],
  [' pacotes ', true],
  ['cotes', false],
  ['pacotes x', false],
])('"Pacotes e preços" is found by "%s": %s', (typed, found) => {
  expect(matches('Pacotes e preços', typed)).toBe(found)
})
