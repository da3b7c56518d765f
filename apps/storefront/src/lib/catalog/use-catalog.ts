import type { Catalog } from '@recadinho/contracts/catalog'
import { useQuery } from '@tanstack/react-query'
import { catalogQuery, useCatalogOf } from './catalog-query.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useShop } from '../use-shop.ts'
import { useMarket } from '../market/use-market.ts'

/** The catalog of the selected market; the page's own until it has loaded. */
export const useCatalog = (): Catalog => useCatalogOf(useMarket())

/** The catalog of the selected market, as it loads. */
export const useCatalogQuery = () => useQuery(catalogQuery(useShop().api, useMarket()))

/** The catalog once the API has answered: what changes by the minute is never read from a page. */
export function useLiveCatalog(): Catalog | undefined {
  const { data, dataUpdatedAt } = useCatalogQuery()
  return useHydrated() && dataUpdatedAt > 0 ? data : undefined
}
