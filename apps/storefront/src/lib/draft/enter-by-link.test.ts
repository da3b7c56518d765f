// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { catalogQuery } from '../catalog/catalog-query.ts'
import { createShopContext, type ShopContext } from '../context.ts'
import { enterByLink } from './enter-by-link.ts'
import { draftAtom } from './draft-atom.ts'

const page = loadPageData('en')
const [first] = page.catalog.packages
let shop: ShopContext

beforeEach(async () => {
  localStorage.clear()
  shop = await createShopContext('en', page)
})

test('a link to what the page knows asks nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')))
  expect(await enterByLink(shop, { package: first?.id ?? '' })).toEqual({ step: 'characters' })
})

test('a link to a package made a minute ago looks at the live catalog', async () => {
  const newer = { ...first, id: 'minutes-old' }
  const live = { ...page.catalog, packages: [...page.catalog.packages, newer] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(live)))
  expect(await enterByLink(shop, { package: 'minutes-old' })).toEqual({ step: 'characters' })
  expect(shop.store.get(draftAtom).selectedPackage).toMatchObject({ id: 'minutes-old' })
  const { queryKey } = catalogQuery(shop.api, { locale: 'en' })
  expect(shop.queryClient.getQueryData(queryKey)?.packages).toHaveLength(live.packages.length)
})

test('offline a link to what the page does not know is the first step', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await enterByLink(shop, { character: 'nobody' })).toEqual({})
})
