import { queryOptions, useQuery } from '@tanstack/react-query'
import { learnCountries } from '../countries.ts'
import { usePlace } from '../use-place.ts'
import type { Place } from '../place.ts'
import { answerWith } from './answer-with.ts'
import { api } from './client.ts'

/** The catalog priced for a place. */
export const catalogQuery = (place: Place) =>
  queryOptions({
    queryKey: ['/api/catalog', place],
    queryFn: async ({ signal }) => {
      const catalog = answerWith('packages', await api.call('getCatalog', { query: place, signal }))
      learnCountries(catalog.countries)
      return catalog
    },
  })

/** The catalog for the chosen place. Until it has come, pages show what they were prerendered with. */
export const useCatalog = () => useQuery(catalogQuery(usePlace()))
