// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = { en: 'Today in the workshop', pt: 'Hoje na oficina' }

/** What the home page says about a code for these packages. */
async function show(packageIds: string[] | null, locale: 'en' | 'pt' = 'en') {
  const offers = [{ code: 'PAIR', discountPercentage: 5, endsAt: null, packageIds }]
  await openPage('/', locale, { offers })
  const region = await screen.findByRole('region', { name: today[locale] })
  return within(region).queryByRole('listitem')?.textContent
}

test('a code for some packages only names them', async () => {
  expect(await show(['two-characters', 'three-characters'])).toContain(
    'only for: Two characters, Three characters',
  )
  cleanup()
  expect(await show(['two-characters', 'not-sold'], 'pt')).toContain('só para: Dois personagens')
})

test('a code for any package names none; a code without a package in this market is not shown', async () => {
  expect(await show(null)).not.toContain('only for')
  cleanup()
  expect(await show(['not-sold'])).toBeUndefined()
  expect(screen.getByText('No promo codes today. The prices above are what you pay.')).toBeDefined()
})
