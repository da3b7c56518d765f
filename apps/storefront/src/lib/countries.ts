import type { Country } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

let live: readonly Country[] | undefined

/** Asks the shop for its countries, once a page: staff may have added one since it was made. */
export function refreshCountries(locale: Locale): void {
  import('./fetch-countries.ts')
    .then(async ({ fetchCountries }) => live ?? learnCountries(await fetchCountries(locale)))
    .catch(console.info)
}

/** The countries as the shop has them now; the page's own may be of an earlier day. */
export function learnCountries(countries: readonly Country[]): void {
  // An answer that is none of ours has none, and is refused here.
  live = [...countries]
  dispatchEvent(new Event('recadinho:place'))
}

/** The live countries once they are known, else the page's. */
export function useCountries(): readonly Country[] {
  const { shopWindow } = useRouteContext({ from: '__root__' })
  return useLiveCountries() ?? shopWindow.countries
}

export const useLiveCountries = () => useSyncExternalStore(onPlace, known, unknown)

const known = () => live
const unknown = () => undefined

/** Hears of another place, and of what becomes known about it. */
export function onPlace(changed: () => void): () => void {
  addEventListener('recadinho:place', changed)
  return () => removeEventListener('recadinho:place', changed)
}
