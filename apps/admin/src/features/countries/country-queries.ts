import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { packagesOptions } from '../../lib/package-queries.ts'
import { ratesOptions } from '../../lib/rate-queries.ts'

/** Every country, in the shop's order. */
export const countriesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: ({ signal }) => api.call('listCountries', { signal }),
  })

/** Loads everything a country's form needs, including prices; returns the countries. */
export async function countryFormQueries(api: Client, queryClient: QueryClient) {
  const [countries] = await Promise.all([
    queryClient.ensureQueryData(countriesOptions(api)),
    queryClient.ensureQueryData(ratesOptions(api)),
    queryClient.ensureQueryData(packagesOptions(api)),
  ])
  return countries
}
