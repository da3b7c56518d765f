import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminPackage, PriceMarket } from '@recadinho/contracts/packages'
import { formatMoney, installments, type Money } from '@recadinho/i18n/money'
import { Badge } from '@recadinho/ui/badge'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Select } from '@recadinho/ui/select'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { shopHours } from '../../lib/package-queries.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { priceInMarket, savingOf, type PackageValues } from './package-values.ts'
import * as css from './package-preview.css.ts'

export interface PackagePreviewProps {
  /** Of the package as saved; empty for a new one. */
  id: string
  values: PackageValues
  /** All packages of the shop: savings are computed against the one-character package. */
  packages: readonly AdminPackage[]
  markets: readonly PriceMarket[]
}

/** The package's card for the current input, as buyers of a currency see it. */
export function PackagePreview({ id, values, packages, markets }: PackagePreviewProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [currency, setCurrency] = useState(locale === 'pt' ? 'BRL' : 'USD')
  const market = markets.find((each) => each.currency === currency)
  if (!market) return null
  const tag = market.locale
  const count = Number(values.charactersCount)
  const price = priceInMarket(values.prices, market)
  const saving = price && savingOf(price, count, packages, market)
  const deliveryHours = wholeNumber(values.deliveryHours)
  const others = packages.filter((each) => each.id !== id)
  // The shop names the hours of a package only if they are not those of the whole shop.
  const isFaster =
    deliveryHours >= 1 && deliveryHours < shopHours([...others, { active: true, deliveryHours }])
  const [title, description] =
    locale === 'pt' ? [values.titlePt, values.descriptionPt] : [values.titleEn, values.descriptionEn]
  return (
    <section className={css.preview} aria-label={t`As buyers see it`}>
      <Heading level={2} size="h4">
        <Trans>As buyers see it</Trans>
      </Heading>
      <Select
        id="preview-currency"
        label={t`Currency`}
        value={currency}
        options={markets.map((each) => ({ value: each.currency, label: each.currency }))}
        onChange={(event) => setCurrency(event.target.value)}
      />
      <Card>
        <Stack gap={2}>
          <div className={css.head}>
            <Heading level={3} size="h4">
              {title.trim() || '–'}
            </Heading>
            {saving && (
              <Badge>
                <Trans>Save {formatMoney(saving, tag)}</Trans>
              </Badge>
            )}
          </div>
          <Text tone="muted">{description.trim() || '–'}</Text>
          {price ? (
            <p className={css.price}>{formatMoney(price, tag)}</p>
          ) : (
            <Text>
              <Trans>Not sold in this currency</Trans>
            </Text>
          )}
          {isFaster && (
            <Text>{t`${plural(deliveryHours, { one: 'Arrives within # hour', other: 'Arrives within # hours' })}`}</Text>
          )}
          {price?.currency === 'BRL' && price.amount > 0 && <Spread price={price} tag={tag} />}
          <Text size="sm" tone="muted">
            {t`${plural(count, { one: '# character', other: '# characters' })}`}
          </Text>
        </Stack>
      </Card>
    </section>
  )
}

/** The installments available in Brazil, as the shop shows them. */
function Spread({ price, tag }: { price: Money; tag: string }) {
  const { count, each } = installments(price, 3)
  const amount = formatMoney(each, tag)
  return (
    <Text size="sm" tone="muted">
      <Trans>
        up to {count} × {amount} with no interest
      </Trans>
    </Text>
  )
}
