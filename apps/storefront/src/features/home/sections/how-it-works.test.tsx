// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../../scripts/page-data.ts'
import { openPage } from '../../../../test/open-page.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['en', /our 12 characters/],
  ['pt', /entre 12 personagens/],
] as const)('in %s the first step counts the characters of the catalog', async (locale, words) => {
  const characters = loadPageData(locale).catalog.characters.slice(0, 12)
  await openPage('/', locale, { characters })
  expect(await screen.findByText(words)).toBeDefined()
})
