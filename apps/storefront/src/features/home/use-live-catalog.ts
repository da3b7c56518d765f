import type { Catalog } from '@recadinho/contracts/catalog'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { useEffect, useState } from 'react'
import { learnCountries } from '../../lib/countries.ts'
import { usePlace } from '../../lib/use-place.ts'

const path: Endpoints['getCatalog']['path'] = '/api/catalog'

/** The catalog for the chosen place, once it has come: prices in its currency, offers and free slots of this hour. */
export function useLiveCatalog(): Catalog | undefined {
  const { locale, country } = usePlace()
  const [catalog, setCatalog] = useState<Catalog>()
  useEffect(() => {
    const leaving = new AbortController()
    const query = new URLSearchParams({ locale, ...(country ? { country } : {}) })
    fetchCatalog(`${path}?${query.toString()}`, leaving.signal)
      .then(setCatalog)
      // The page keeps what it came with; the purchase asks again and says what is wrong.
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
