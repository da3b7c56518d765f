import { Trans, useLingui } from '@lingui/react/macro'
import type { PriceMarket } from '@recadinho/contracts/packages'
import { formatMoney } from '@recadinho/i18n/money'
import { useLocale } from '../../lib/use-locale.ts'
import { explicitPrice, priceInMarket, type PackageValues } from './package-values.ts'

/** The current input's price as a market sees it. */
export function ShownPrice({ prices, market }: { prices: PackageValues['prices']; market: PriceMarket }) {
  const { locale } = useLocale()
  const price = priceInMarket(prices, market)
  const where = market.countries.map((name) => name[locale]).join(', ')
  const shown = price && formatMoney(price, market.locale)
  return (
    <>
      {!shown ? (
        <Trans>Not sold in this currency</Trans>
      ) : explicitPrice(prices, market.currency) ? (
        <Trans>Shown as {shown}</Trans>
      ) : (
        <Trans>Shown as {shown}, converted from US dollars</Trans>
      )}
      {where !== '' && ` · ${where}`}
    </>
  )
}

/** Warns if a link's amount differs from the price: it is not offered to buyers then. */
export function LinkHint({ values, link }: { values: PackageValues; link: PackageValues['links'][number] }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const price = explicitPrice(values.prices, link.currency)
  const wanted = link.amount.trim() === '' ? price : explicitPrice([link], link.currency)
  if (link.url.trim() === '' || !wanted || wanted.amount === price?.amount)
    return t`Empty: it asks for the price`
  if (!price) return t`There's no price in this currency, so buyers may not be offered this link`
  const shown = formatMoney(price, tag)
  return t`The price is ${shown}, so only orders that cost what the link asks for are offered it`
}
