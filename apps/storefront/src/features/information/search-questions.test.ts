// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { searchQuestions } from './search-questions.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <section id="paying">
      <details data-question><summary>Como funciona o PIX?</summary>O código vale 30 minutos.</details>
      <details data-question><summary>Posso parcelar?</summary>Sem juros no cartão.</details>
    </section>
    <section id="privacy"><details data-question><summary>Cookies</summary>Poucos.</details></section>`
})

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-question]')]
    .filter(({ hidden }) => !hidden)
    .map((question) => question.querySelector('summary')?.textContent)

test('a question is found by its answer, in any case and without accents', () => {
  expect(searchQuestions(document, ' CODIGO ')).toEqual({ found: 1, all: 3 })
  expect(shown()).toEqual(['Como funciona o PIX?'])
  expect(document.querySelector<HTMLElement>('#privacy')?.hidden).toBe(true)
})

test('all words must occur, in any order', () => {
  expect(searchQuestions(document, 'juros cartão').found).toBe(1)
  expect(searchQuestions(document, 'juros pix').found).toBe(0)
})

test('an empty query shows everything again', () => {
  searchQuestions(document, 'zzz')
  expect(searchQuestions(document, '  ')).toEqual({ found: 3, all: 3 })
  expect(document.querySelector<HTMLElement>('#privacy')?.hidden).toBe(false)
})
