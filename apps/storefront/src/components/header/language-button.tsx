import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { refreshCountries, useCountries } from '../../lib/countries.ts'
import { currencySymbol } from '../../lib/currency-symbol.ts'
import { GlobeIcon } from '../shell-icons.tsx'
import { useLanguageTag, useMarket } from '../../lib/use-market.ts'
import * as css from './header.css.ts'

const CountryFlag = lazy(() => import('./country-flag.lazy.tsx'))

// The browser opens the dialog itself; boot.ts helps older browsers. The attribute is not in React's types.
const opensDialog = { command: 'show-modal', commandfor: 'languages' }

/** §2: the language and country button. */
export function LanguageButton() {
  const { t } = useLingui()
  const { snapshot } = useRouteContext({ from: '__root__' })
  const { locale, country } = useMarket()
  const tag = useLanguageTag()
  const entry = useCountries().find(({ code }) => code === country)
  const currency = entry?.currency ?? snapshot.currency
  const shown = `${locale.toUpperCase()} · ${currencySymbol(currency, tag)}`
  const strange = country !== undefined && !entry
  useEffect(() => {
    if (strange) refreshCountries(locale)
  }, [strange, locale])
  return (
    <button
      type="button"
      {...opensDialog}
      aria-label={t`Language and country: ${shown}`}
      className={css.language}
      onClick={() => refreshCountries(locale)}
    >
      {country ? (
        <Suspense fallback={<GlobeIcon />}>
          <CountryFlag code={country} />
        </Suspense>
      ) : (
        <GlobeIcon />
      )}
      {shown}
    </button>
  )
}
