import { expect, test } from 'vitest'
import { wishIn } from './keywords.ts'

test.each([
  ['STOP', false],
  [' stop. ', false],
  ['Parar!', false],
  ['sair', false],
  ['CANCELAR', false],
  ['Start', true],
  ['começar', true],
  ['Please stop by tomorrow', undefined],
  ['cancelar o pedido', undefined],
  ['constructor', undefined],
  ['', undefined],
  ['🎈', undefined],
])('C5: “%s”', (text, optedIn) => {
  expect(wishIn(text)?.optedIn).toBe(optedIn)
})
