import type { Catalog } from '@recadinho/contracts/catalog'
import { useQuery } from '@tanstack/react-query'
import { catalogQuery, useCatalogOf } from './catalog-query.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useShop } from '../use-shop.ts'
import { useMarket } from '../market/use-market.ts'

/** The catalog of the selected market; the page's own data until it has loaded. */
export const useCatalog = (): Catalog => useCatalogOf(useMarket())

/** The query of the selected market's catalog. */
export const useCatalogQuery = () => useQuery(catalogQuery(useShop().api, useMarket()))

/** The catalog from the API, never from the page's HTML: for values that change by the minute. */
export function useLiveCatalog(): Catalog | undefined {
  const { data, dataUpdatedAt } = useCatalogQuery()
  return useHydrated() && dataUpdatedAt > 0 ? data : undefined
}
