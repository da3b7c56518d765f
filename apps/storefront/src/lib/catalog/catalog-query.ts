import type { Catalog } from '@recadinho/contracts/catalog'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Market } from '../market/market.ts'
import { answerWith } from '../api/answer-with.ts'
import { api } from '../api/client.ts'
import { pageKey, useAnswer } from '../api/use-answer.ts'

/** The catalog priced for a market. */
export const catalogQuery = (market: Market) =>
  queryOptions({
    queryKey: ['/api/catalog', market],
    queryFn: async ({ signal }) =>
      answerWith('packages', await api.call('getCatalog', { query: market, signal })),
  })

/** The catalog of a market; the page's own until it has loaded. */
export function useCatalogOf(market: Market): Catalog {
  const page = useQueryClient().getQueryData<Catalog>(
    pageKey(catalogQuery({ locale: market.locale }).queryKey),
  )
  const catalog = useAnswer({ ...catalogQuery(market), placeholderData: keepPreviousData }) ?? page
  if (!catalog) throw new Error('The page contains no catalog')
  return catalog
}
