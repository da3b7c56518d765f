import { useLingui } from '@lingui/react/macro'
import { Flag } from '@recadinho/ui/flag'
import { GlobeIcon } from '@recadinho/ui/icon'
import { useRouteContext } from '@tanstack/react-router'
import { currencySymbol } from '../../lib/currency-symbol.ts'
import { useLanguageTag, usePlace } from '../../lib/use-place.ts'
import * as css from './header.css.ts'

// The browser opens the dialog itself; boot.ts helps those that cannot yet. Not in React's types.
const opensDialog = { command: 'show-modal', commandfor: 'languages' }

/** §2: the language and country button. */
export function LanguageButton() {
  const { t } = useLingui()
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const { locale, country } = usePlace()
  const tag = useLanguageTag()
  const currency = shopWindow.countries.find(({ code }) => code === country)?.currency ?? shopWindow.currency
  const shown = `${locale.toUpperCase()} · ${currencySymbol(currency, tag)}`
  return (
    <button
      type="button"
      {...opensDialog}
      aria-label={t`Language and country: ${shown}`}
      className={css.language}
    >
      {country ? <Flag code={country} size="sm" /> : <GlobeIcon size="sm" />}
      {shown}
    </button>
  )
}
