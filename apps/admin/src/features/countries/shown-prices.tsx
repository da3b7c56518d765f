import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { packagesOptions } from '../../lib/package-queries.ts'
import { priceIn } from '../../lib/price-in.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './shown-prices.css.ts'

export interface ShownPricesProps {
  currency: string
  /** BCP 47 tag used to format them. */
  tag: string
  /** Units per 1 USD, if the currency has a rate. */
  perUsd: string | undefined
}

/** Prices in a currency of the packages on sale. */
export function ShownPrices({ currency, tag, perUsd }: ShownPricesProps) {
  const { locale } = useLocale()
  const { api } = useAdmin()
  const packages = useSuspenseQuery(packagesOptions(api)).data.items.filter(({ active }) => active)
  return (
    <div className={css.box} aria-live="polite">
      <Text size="sm" tone="muted">
        <Trans>What buyers pay there:</Trans>
      </Text>
      <ul className={css.list}>
        {packages.map((each) => {
          const price = priceIn(each, currency, perUsd)
          return (
            <li key={each.id} className={css.line}>
              <span>{each.title[locale]}</span>
              <strong>{price ? formatMoney(price, tag) : <Trans>Not sold in this currency</Trans>}</strong>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
