import { useLingui } from '@lingui/react'
import type { Locale } from '@recadinho/i18n/locales'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useCatalogOf } from '../catalog/catalog-query.ts'
import { marketSelected } from '../early-events.ts'
import { useHydrated } from '../use-hydrated.ts'
import { storedMarket, tagOf, type Market } from './market.ts'

/** Counts selections from the start, so that one made before the atom is mounted is not missed. */
let selections = 0
if (!import.meta.env.SSR) addEventListener(marketSelected, () => (selections += 1))

const changes = atom(0)
changes.onMount = (set) => {
  const follow = () => set(selections)
  follow()
  addEventListener(marketSelected, follow)
  return () => removeEventListener(marketSelected, follow)
}

/** The market stored in this browser, updated after each selection. */
export const marketAtom = atom((get): Market | undefined => {
  get(changes)
  return import.meta.env.SSR ? undefined : storedMarket()
})

/** The language of this page and the selected country. Prerendered HTML has no country: it is the same for everyone. */
export function useMarket(): Market {
  const { i18n } = useLingui()
  const locale = i18n.locale as Locale // set by createShopI18n only
  const stored = useAtomValue(marketAtom)?.country
  const country = useHydrated() ? stored : undefined
  return useMemo(() => (country ? { locale, country } : { locale }), [locale, country])
}

/** The market's BCP 47 tag for prices, dates and numbers. */
export function useLanguageTag(): string {
  const market = useMarket()
  return tagOf(market, useCatalogOf(market).countries)
}
