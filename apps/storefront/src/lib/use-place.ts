import { useRouteContext } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { onPlace, useCountries } from './countries.ts'
import { storedPlace, tagOf, type Place } from './place.ts'

/** The language of this page and the chosen country; follows the language dialog. The prerendered page has no country. */
export function usePlace(): Place {
  const { locale } = useRouteContext({ from: '__root__' })
  const country = useSyncExternalStore(onPlace, () => storedPlace()?.country, nowhere)
  return useMemo(() => (country ? { locale, country } : { locale }), [locale, country])
}

/** How this place writes prices, dates and numbers, BCP 47. */
export function useLanguageTag(): string {
  return tagOf(usePlace(), useCountries())
}

const nowhere = () => undefined
