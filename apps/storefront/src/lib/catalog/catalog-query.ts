import type { Catalog } from '@recadinho/contracts/catalog'
import type { Client } from '@recadinho/contracts/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Market } from '../market/market.ts'
import { answerWith } from '../api/answer-with.ts'
import { pageKey, useAnswer } from '../api/use-answer.ts'
import { useShop } from '../use-shop.ts'

/** The catalog priced for a market. */
export const catalogQuery = (api: Client, market: Market) =>
  queryOptions({
    queryKey: ['/api/catalog', market],
    queryFn: async ({ signal }) =>
      answerWith('packages', await api.call('getCatalog', { query: market, signal })),
  })

/** The catalog of a market; the page's own data until it has loaded. */
export function useCatalogOf(market: Market): Catalog {
  const { api, queryClient } = useShop()
  const page = queryClient.getQueryData<Catalog>(
    pageKey(catalogQuery(api, { locale: market.locale }).queryKey),
  )
  const catalog = useAnswer({ ...catalogQuery(api, market), placeholderData: keepPreviousData }) ?? page
  if (!catalog) throw new Error('The page contains no catalog')
  return catalog
}
