// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadPageData } from '../../../../scripts/page-data.ts'
import { openPage, stubBrowser } from '../../../../test/open-page.tsx'

stubBrowser()

test.each([
  ['en', /our 12 characters/],
  ['pt', /entre 12 personagens/],
] as const)('in %s the first step counts the characters of the catalog', async (locale, words) => {
  const characters = loadPageData(locale).catalog.characters.slice(0, 12)
  await openPage('/', locale, { characters })
  expect(await screen.findByText(words)).toBeDefined()
})
