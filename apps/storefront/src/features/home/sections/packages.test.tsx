// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Catalog } from '@recadinho/contracts/catalog'
import { loadPageData } from '../../../../scripts/page-data.ts'
import { openPage, stubBrowser } from '../../../../test/open-page.tsx'

stubBrowser()

const region = {
  en: { name: 'One price, everything included', within: /^Arrives within/ },
  pt: { name: 'Um preço só, com tudo incluído', within: /^Chega em até/ },
}

/** The promises on the packages' cards, in a shop whose two-character package takes `hours`. */
async function promises(locale: 'en' | 'pt', hours: number, change: Partial<Catalog> = {}) {
  const { packages } = structuredClone(loadPageData(locale).catalog)
  for (const each of packages) if (each.id === 'two-characters') each.deliveryHours = hours
  await openPage('/', locale, { packages, ...change })
  const { name, within: promise } = region[locale]
  const cards = within(await screen.findByRole('region', { name }))
  return cards.queryAllByText(promise).map(({ textContent }) => textContent)
}

test('a card names its own hours, full days included, and no others', async () => {
  expect(await promises('en', 12)).toEqual(['Arrives within 12 hours'])
  cleanup()
  expect(await promises('pt', 1)).toEqual(['Chega em até 1 hora'])
  cleanup()
  expect(await promises('en', 12, { fullDays: 1 })).toEqual(['Arrives within 36 hours'])
})

test('no card names hours when all have those of the shop', async () => {
  expect(await promises('en', 24)).toEqual([])
})
