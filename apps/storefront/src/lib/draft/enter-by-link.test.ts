// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { catalogQuery } from '../catalog/catalog-query.ts'
import { keepPageData } from '../api/keep-page-data.ts'
import { createShopQueryClient } from '../api/query-client.ts'
import { enterByLink } from './enter-by-link.ts'
import { currentDraft, resetDraft } from './store.ts'

const market = { locale: 'en' } as const
const page = loadPageData('en')
const [first] = page.catalog.packages
let queryClient: QueryClient

beforeEach(() => {
  queryClient = createShopQueryClient()
  keepPageData(queryClient, 'en', page)
})

test('a link to what the page knows asks nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')))
  expect(await enterByLink({ package: first?.id ?? '' }, market, queryClient)).toEqual({ step: 'characters' })
})

test('a link to a package made a minute ago looks at the live catalog', async () => {
  const newer = { ...first, id: 'minutes-old' }
  const live = { ...page.catalog, packages: [...page.catalog.packages, newer] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(live)))
  expect(await enterByLink({ package: 'minutes-old' }, market, queryClient)).toEqual({ step: 'characters' })
  expect(currentDraft().selectedPackage).toMatchObject({ id: 'minutes-old' })
  expect(queryClient.getQueryData(catalogQuery(market).queryKey)?.packages).toHaveLength(live.packages.length)
})

test('offline a link to what the page does not know is the first step', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  resetDraft()
  expect(await enterByLink({ character: 'nobody' }, market, queryClient)).toEqual({})
})
