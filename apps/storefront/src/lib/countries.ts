import type { Country } from '@recadinho/contracts/catalog'
import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

let live: readonly Country[] | undefined

/** The countries as the shop has them now; the page's own may be of an earlier day. */
export function learnCountries(countries: readonly Country[]): void {
  live = countries
  dispatchEvent(new Event('recadinho:place'))
}

/** The live countries once they are known, else the page's. */
export function useCountries(): readonly Country[] {
  const { shopWindow } = useRouteContext({ from: '__root__' })
  return useLiveCountries() ?? shopWindow.countries
}

export const useLiveCountries = () => useSyncExternalStore(onPlace, liveCountries, unknown)

export const liveCountries = () => live
const unknown = () => undefined

/** Hears of another place, and of what becomes known about it. */
export function onPlace(changed: () => void): () => void {
  addEventListener('recadinho:place', changed)
  return () => removeEventListener('recadinho:place', changed)
}
