import type { Country } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

let live: readonly Country[] | undefined

/** Loads the countries once a page: staff may have added one since it was built. */
export function refreshCountries(locale: Locale): void {
  import('./fetch-countries.ts')
    .then(async ({ fetchCountries }) => live ?? learnCountries(await fetchCountries(locale)))
    .catch(console.info)
}

/** The current countries of the shop; the page's own may be outdated. */
export function learnCountries(countries: readonly Country[]): void {
  // An answer that is not from our API has no countries, and throws here.
  live = [...countries]
  dispatchEvent(new Event('recadinho:market'))
}

/** The live countries when they are loaded, otherwise the page's. */
export function useCountries(): readonly Country[] {
  const { snapshot } = useRouteContext({ from: '__root__' })
  return useLiveCountries() ?? snapshot.countries
}

export const useLiveCountries = () => useSyncExternalStore(onMarketChange, known, unknown)

const known = () => live
const unknown = () => undefined

/** Subscribes to changes of the market and of the known countries. */
export function onMarketChange(changed: () => void): () => void {
  addEventListener('recadinho:market', changed)
  return () => removeEventListener('recadinho:market', changed)
}
