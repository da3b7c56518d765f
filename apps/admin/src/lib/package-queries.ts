import type { AdminPackage } from '@recadinho/contracts/packages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** Every package with its prices, and the markets they apply to. */
export const packagesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'packages'],
    queryFn: ({ signal }) => api.call('listPackages', { signal }),
  })

/** The hours that texts about the whole shop name: the longest of what it sells, as in the catalog. */
export const shopHours = (packages: readonly Pick<AdminPackage, 'active' | 'deliveryHours'>[]): number => {
  const sold = packages.filter(({ active }) => active)
  return sold.length === 0 ? 24 : Math.max(...sold.map(({ deliveryHours }) => deliveryHours))
}
