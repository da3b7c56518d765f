// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letCharactersBeFound } from './search-gallery.ts'

vi.mock(import('../../../lib/i18n.ts'), async (original) => ({
  ...(await original()),
  loadTexts: () => Promise.resolve(),
}))

const shelf = (category: string, ...characters: string[]) =>
  `<section data-shelf><h3>${category}</h3><ul>${characters.map((text) => `<li data-character>${text}</li>`).join('')}</ul></section>`

let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
  document.body.innerHTML = `<input id="characters-search" /><output id="characters-count">4 characters</output>
    ${shelf('Princesas', 'Princesa Estela Conta histórias', 'Princesa Pérola Nada com golfinhos')}
    ${shelf('Heróis', 'Capitão Gentil Voa rápido', 'Vovô Trovão Abraço forte')}
    <div id="characters-none" hidden><button id="characters-all">All</button></div>`
})
afterEach(() => leaving.abort())

const begin = () => letCharactersBeFound(setupI18n({ locale: 'en', messages: { en: {} } }), leaving.signal)
const field = () => document.querySelector('input') ?? new HTMLInputElement()
const type = (query: string) => {
  field().value = query
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-character]')]
    .filter((card) => !card.hidden && !card.closest<HTMLElement>('[data-shelf]')?.hidden)
    .map((card) => card.textContent.split(' ').slice(0, 2).join(' '))
const count = () => document.querySelector('output')?.textContent
const noMatch = () => document.querySelector<HTMLElement>('#characters-none')?.hidden === false

test('only matches are shown and counted, by name, description or category, with or without accents', async () => {
  begin()
  type('capitao')
  expect(shown()).toEqual(['Capitão Gentil'])
  await vi.waitFor(() => expect(count()).toBe('1 of 4 characters'))
  type('HISTORIAS')
  expect(shown()).toEqual(['Princesa Estela'])
  type('heróis')
  expect(shown()).toEqual(['Capitão Gentil', 'Vovô Trovão'])
  await vi.waitFor(() => expect(count()).toBe('2 of 4 characters'))
})

test('without a match the page says so, and a press shows all again with the focus in the field', async () => {
  begin()
  type('dinosaur')
  expect([shown(), noMatch()]).toEqual([[], true])
  document.querySelector<HTMLElement>('#characters-all')?.click()
  expect([shown().length, noMatch(), field().value]).toEqual([4, false, ''])
  expect(document.activeElement).toBe(field())
  await vi.waitFor(() => expect(count()).toBe('4 characters'))
})

test('what was typed before the app ran counts too, and nothing is heard after leaving', () => {
  field().value = 'trovão'
  begin()
  expect(shown()).toEqual(['Vovô Trovão'])
  leaving.abort()
  type('')
  expect(shown()).toEqual(['Vovô Trovão'])
})
