import { describe, expect, test } from 'vitest'
import { spokenHint } from '../script/spoken-name.ts'
import { loadNameForms, spokenForms } from './spoken-forms.ts'

describe.each([
  ['en', /^[A-Z][a-z]+(?:-[a-z]+)?$/],
  ['pt', /^[A-ZÀ-Ý][a-zà-ý]+$/],
] as const)('the names of %s', (locale, readable) => {
  test('stand in order, each once, without accents', async () => {
    const names = [...(await loadNameForms(locale)).keys()]
    expect(names.length).toBeGreaterThan(300)
    expect(names).toEqual(names.toSorted())
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
  })

  test('have one or two forms that differ from the name and from each other, and that a voice reads as words', async () => {
    for (const [name, forms] of await loadNameForms(locale)) {
      expect([1, 2], name).toContain(forms.length)
      expect(new Set(forms).size, name).toBe(forms.length)
      for (const form of forms) {
        expect(form).toMatch(readable)
        expect(form.toLowerCase(), name).not.toBe(name)
      }
    }
  })
})

test.each([
  ['Siobhan', 'en', ['Shivawn']],
  ['SIOBHÁN Murphy', 'en', ['Shivawn']],
  ['Caoimhe', 'en', ['Keeva', 'Kweeva']],
  ['Olivia', 'en', []],
  ['Joao', 'pt', ['João']],
  ['João', 'pt', []],
  ['Ana Julia Prado', 'pt', ['Ana Júlia']],
  ['Nicolas', 'pt', ['Nícolas', 'Nicolás']],
  ['Joao e Bia', 'pt', []],
  ['  ', 'pt', []],
  ['李小龙', 'en', []],
] as const)('%s in %s may sound as %j', async (name, locale, forms) => {
  expect(spokenForms(name, await loadNameForms(locale))).toEqual(forms)
})

test('a form that was selected is what is said for the first name', async () => {
  const [form = ''] = spokenForms('Ana Julia', await loadNameForms('pt'))
  expect(spokenHint('Ana Julia Prado', form)).toBe('Ana Júlia')
})
