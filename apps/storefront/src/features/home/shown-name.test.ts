import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['', ''],
  ['  Igor ', 'Igor'],
  ['Ana Clara', 'Ana Clara'],
  ['Maria Eduarda de Souza', 'Maria'],
  ['Valentina e Theo', 'Valentina e Theo'],
  ['Ana Clara Souza & Pedro Souza', 'Ana & Pedro'],
  ['Maria Eduarda Costa e Silva', 'Maria'],
  ['João Pedro e Castro', 'João'],
  ['Ana Clara Souza, Pedro Souza e Bia', 'Ana, Pedro e Bia'],
  ['Bartholomeu-Maximiliano', 'Bartholomeu-Maximiliano'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['Ana Flor 🌸🌸🌸🌸', 'Ana'],
])('%j is shown as %j', (typed, shown) => {
  expect(shownName(typed)).toBe(shown)
})
