import type { Catalog } from '@recadinho/contracts/catalog'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { useEffect, useState } from 'react'
import { learnCountries } from '../../lib/countries.ts'
import { useMarket } from '../../lib/use-market.ts'

const path: Endpoints['getCatalog']['path'] = '/api/catalog'

/** The live catalog of the selected market: prices in its currency, current offers and free slots. */
export function useLiveCatalog(): Catalog | undefined {
  const { locale, country } = useMarket()
  const [catalog, setCatalog] = useState<Catalog>()
  useEffect(() => {
    const leaving = new AbortController()
    const query = new URLSearchParams({ locale, ...(country ? { country } : {}) })
    fetchCatalog(`${path}?${query.toString()}`, leaving.signal)
      .then(setCatalog)
      // The page keeps its prerendered content; the purchase tries again and shows the error.
      .catch(console.info)
    return () => leaving.abort()
  }, [locale, country])
  return catalog
}

async function fetchCatalog(address: string, signal: AbortSignal) {
  const response = await fetch(address, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const catalog = (await response.json()) as Catalog // the server validates its answers
  learnCountries(catalog.countries)
  return catalog
}
