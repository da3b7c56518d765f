import { useRouteContext } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { onMarketChange, useCountries } from './countries.ts'
import { storedMarket, tagOf, type Market } from './market.ts'

/**
 * The language of this page and the selected country; follows the language dialog. The prerendered page has no country.
 */
export function useMarket(): Market {
  const { locale } = useRouteContext({ from: '__root__' })
  const country = useSyncExternalStore(onMarketChange, () => storedMarket()?.country, nowhere)
  return useMemo(() => (country ? { locale, country } : { locale }), [locale, country])
}

/** The tag of this market for prices, dates and numbers, BCP 47. */
export function useLanguageTag(): string {
  return tagOf(useMarket(), useCountries())
}

const nowhere = () => undefined
