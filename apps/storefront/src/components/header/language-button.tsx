import { useLingui } from '@lingui/react/macro'
import { GlobeIcon } from '@recadinho/ui/first-icons'
import { Suspense } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { currencySymbol } from '../../lib/market/currency-symbol.ts'
import { useLanguageTag, useMarket } from '../../lib/market/use-market.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import * as css from './header.css.ts'

// Needed only by visitors who selected a country.
const Flag = optionalPart(async () => ({ default: (await import('@recadinho/ui/flag')).Flag }))

// The browser opens the dialog natively; the early script helps older browsers. React's types lack the attribute.
const opensDialog = { command: 'show-modal', commandfor: 'languages' }

/** §2: the language and country button. */
export function LanguageButton() {
  const { t } = useLingui()
  const { countries, currency } = useCatalog()
  const { locale, country } = useMarket()
  const tag = useLanguageTag()
  const entry = countries.find(({ code }) => code === country)
  const shown = `${locale.toUpperCase()} · ${currencySymbol(entry?.currency ?? currency, tag)}`
  return (
    <button
      type="button"
      {...opensDialog}
      aria-label={t`Language and country: ${shown}`}
      className={css.language}
    >
      {country ? (
        <Suspense fallback={<GlobeIcon />}>
          <Flag code={entry?.flag ?? country} size="sm" />
        </Suspense>
      ) : (
        <GlobeIcon />
      )}
      {shown}
    </button>
  )
}
