// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, stubBrowser } from '../../../../test/open-page.tsx'

stubBrowser()

const gallery = async (name: string) => within(await screen.findByRole('region', { name }))
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.closest('#characters'))
    .map((card) => card.querySelector('strong')?.textContent)

test('only matches are shown and counted, by name, description or category, with or without accents', async () => {
  await openPage('/', 'pt')
  const all = await gallery('Quem vai dizer oi?')
  const field = all.getByRole('searchbox')
  expect(shown()).toHaveLength(28)
  await userEvent.type(field, 'capitao gentil')
  expect(shown()).toEqual(['Capitão Gentil'])
  expect(all.getByRole('status').textContent).toBe('1 de 28 personagens')
  await userEvent.clear(field)
  await userEvent.type(field, 'herois')
  expect(shown()).toHaveLength(7)
})

test('without a match the page says so, and a press shows all again with the focus in the field', async () => {
  await openPage('/')
  const all = await gallery('Who should say hello?')
  const field = all.getByRole('searchbox')
  await userEvent.type(field, 'zzz')
  expect(all.queryAllByRole('listitem')).toEqual([])
  await userEvent.click(all.getByRole('button', { name: 'Show everyone' }))
  expect(all.getAllByRole('listitem')).toHaveLength(28)
  expect(document.activeElement).toBe(field)
  expect(all.getByRole('status').textContent).toBe('28 characters')
})
