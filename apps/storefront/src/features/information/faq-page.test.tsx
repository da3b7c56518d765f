// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, stubBrowser } from '../../../test/open-page.tsx'
import { questions } from './questions.ts'

const all = questions.flatMap(({ entries }) => entries).length
let reach: (id: string) => void

stubBrowser()
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(report: (entries: { isIntersecting: boolean; target: Element | null }[]) => void) {
        reach = (id) => report([{ isIntersecting: true, target: document.getElementById(id) }])
      }
    },
  )
})

const search = () => screen.findByRole('searchbox')
const shown = () => [...document.querySelectorAll('section[id] summary')].map((it) => it.textContent)
const groups = () => [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
const count = () => document.querySelector('search output')?.textContent

test('a question is found by its words or its answer’s, in any case and without accents', async () => {
  await openPage('/faq', 'pt')
  await userEvent.type(await search(), ' CODIGO expirou')
  expect(shown()).toContain('Meu código PIX expirou. E agora?')
  expect(shown().length).toBeLessThan(all)
  expect(count()).toBe(`${shown().length} de ${all} perguntas`)
  // An empty group is hidden, also in the table of contents.
  expect(groups()).not.toContain('privacy')
  expect(document.querySelector('a[href="#privacy"]')).toBeNull()
})

test('all words must occur, in any order; an empty query shows everything again', async () => {
  await openPage('/faq')
  const field = await search()
  await userEvent.type(field, 'interest installments')
  expect(shown()).toEqual(['Can I pay in installments?'])
  await userEvent.clear(field)
  await userEvent.type(field, 'interest cookies')
  expect(shown()).toEqual([])
  expect(screen.getByText(/No matching questions/)).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, '  ')
  expect(shown()).toHaveLength(all)
  expect(count()).toBe(`${all} questions`)
})

test('the table of contents marks the section that is being read', async () => {
  await openPage('/faq')
  await search()
  act(() => reach('delivery'))
  const marked = [...document.querySelectorAll('article [aria-current=true]')].map((link) =>
    link.getAttribute('href'),
  )
  // Once beside the text, and once above it for phones.
  expect(marked).toEqual(['#delivery', '#delivery'])
})

test.each([
  [
    'en',
    'Monday to Friday, 8:08\u00A0AM to 5:17\u00A0PM; Saturday to Sunday, closed',
    '8:08\u00A0AM to 5:17\u00A0PM',
  ],
  ['pt', 'segunda a sexta, 8:08 às 17:17; sábado a domingo, fechado', '8:08 às 17:17'],
] as const)(
  'in %s the opening hours are the catalog’s, on the clock of the language',
  async (locale, week, hours) => {
    const day = { opens: '08:08', closes: '17:17' }
    const openingHours = [day, day, day, day, day, null, null]
    await openPage('/faq', locale, { openingHours })
    await search()
    expect(document.querySelector('#reach-a-person')?.textContent).toContain(week)
    cleanup()
    await openPage('/about', locale, { openingHours })
    expect(await screen.findByText(hours, { normalizer: (text) => text })).toBeDefined()
  },
)

test('data is kept as many days as the catalog says', async () => {
  const days = { keepOrderDetailsDays: 45, keepVisitsDays: 15 }
  const page = async (path: string, name: string) => {
    cleanup()
    await openPage(path, 'en', days)
    await screen.findByRole('heading', { name })
    return document.querySelector('main')?.textContent
  }
  expect(await page('/faq', 'Questions and answers')).toContain('We delete it 45 days after')
  const policy = await page('/privacy', 'Privacy Policy')
  expect(policy).toContain('We delete it 45 days after')
  expect(policy).toContain('even before the 45 days are up')
  expect(policy).toContain('a number you leave, 15 days')
  expect(await page('/', 'What parents ask us')).toContain('we delete it 45 days after')
})
