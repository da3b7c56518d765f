import type { Catalog } from '@recadinho/contracts/catalog'
import { catalogQuery } from '../catalog/catalog-query.ts'
import type { ShopContext } from '../context.ts'
import { enterStep } from './enter-step.ts'
import type { PurchaseSearch } from './steps.ts'

/** Runs `enterStep` with the page's catalog, or with the live one if the link names something newer than the page. */
export async function enterByLink(
  { api, queryClient, store, locale }: ShopContext,
  search: PurchaseSearch,
): Promise<PurchaseSearch> {
  const query = catalogQuery(api, { locale })
  const kept = await queryClient.ensureQueryData(query)
  if (hasAll(kept, search)) return enterStep(store, search, kept)
  // Offline this fails at once; then the page's catalog is used.
  const live = await queryClient.fetchQuery({ ...query, networkMode: 'always' }).catch(() => kept)
  return enterStep(store, search, live)
}

const hasAll = ({ packages, characters }: Catalog, search: PurchaseSearch) =>
  (search.package === undefined || packages.some(({ id }) => id === search.package)) &&
  (search.character === undefined || characters.some(({ id }) => id === search.character))
