// @vitest-environment jsdom
import type { Country } from '@recadinho/contracts/catalog'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import LanguageOptions from './language-options.lazy.tsx'

afterEach(cleanup)

/** The two groups of countries, each with its hint and the number of its links. */
async function groupsOf(offers: Country['offer'][], locale: 'en' | 'pt' = 'en') {
  const { wrapper, api, queryClient } = await inShop({ locale })
  const { catalog } = loadPageData(locale)
  const [country] = catalog.countries
  if (!country) throw new Error('The page data has no country')
  const countries = offers.map((offer, at) => ({ ...country, code: `Q${at}`, offer }))
  queryClient.setQueryData(catalogQuery(api, { locale }).queryKey, { ...catalog, countries })
  await act(
    async () =>
      void render(
        <Suspense>
          <LanguageOptions />
        </Suspense>,
        { wrapper },
      ),
  )
  return (await screen.findAllByRole('region')).map((group) => [
    within(group).getByRole('heading').textContent,
    within(group).getByRole('heading').nextElementSibling?.textContent,
    within(group).queryAllByRole('link').length,
  ])
}

test('§2: both groups are always listed, an empty one with a sentence', async () => {
  expect(await groupsOf(['full', 'limited', 'full'])).toEqual([
    ['Full offer', 'All packages, priced in the local currency', 2],
    ['Limited offer', 'Selected packages', 1],
  ])
  cleanup()
  expect(await groupsOf(['full'])).toEqual([
    ['Full offer', 'All packages, priced in the local currency', 1],
    ['Limited offer', 'No country is limited to selected packages right now.', 0],
  ])
  cleanup()
  expect(await groupsOf(['limited'], 'pt')).toEqual([
    ['Oferta completa', 'No momento, nenhum país tem todos os pacotes.', 0],
    ['Oferta limitada', 'Alguns pacotes', 1],
  ])
})
