import { queryOptions, useQuery } from '@tanstack/react-query'
import { learnCountries } from '../countries.ts'
import { useMarket } from '../use-market.ts'
import type { Market } from '../market.ts'
import { answerWith } from './answer-with.ts'
import { api } from './client.ts'

/** The catalog priced for a market. */
export const catalogQuery = (market: Market) =>
  queryOptions({
    queryKey: ['/api/catalog', market],
    queryFn: async ({ signal }) => {
      const catalog = answerWith('packages', await api.call('getCatalog', { query: market, signal }))
      learnCountries(catalog.countries)
      return catalog
    },
  })

/** The catalog of the selected market. Until it has loaded, pages show their prerendered content. */
export const useCatalog = () => useQuery(catalogQuery(useMarket()))
