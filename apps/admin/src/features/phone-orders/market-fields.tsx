import { useLingui } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { isLocale } from '@recadinho/contracts/common'
import { usualCountry } from '@recadinho/i18n/locales'
import { Grid } from '@recadinho/ui/layout'
import { useLocale } from '../../lib/use-locale.ts'
import type { Market } from './phone-order-queries.ts'
import { marketOf } from './phone-order-values.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

export interface MarketFieldsProps {
  order: PhoneOrder
  catalog: Catalog
  onMarket: (market: Market) => void
}

/** The buyer's language and country, which determine texts, prices and currency. */
export function MarketFields({ order: { form, values }, catalog, onMarket }: MarketFieldsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  /** While no number has been entered, its prefix follows the country. */
  const moved = (change: Partial<Pick<typeof values, 'locale' | 'country'>>) => {
    const market = marketOf({ ...values, ...change })
    onMarket(market)
    if (values.whatsappNumber === '')
      form.setFieldValue('phoneCountry', usualCountry(market.locale, market.country))
  }
  return (
    <Grid gap={4} columns={{ tablet: 2 }}>
      <form.AppField
        name="locale"
        listeners={{ onChange: ({ value }) => isLocale(value) && moved({ locale: value }) }}
      >
        {(field) => (
          <field.FormSelect
            label={t`Language of the video`}
            options={[
              { value: 'en', label: t`English` },
              { value: 'pt', label: t`Portuguese` },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="country" listeners={{ onChange: ({ value }) => moved({ country: value ?? '' }) }}>
        {(field) => (
          <field.FormSelect
            label={t`Country`}
            placeholder={t`Not in this list`}
            options={catalog.countries.map(({ code, name }) => ({ value: code, label: name[locale] }))}
          />
        )}
      </form.AppField>
    </Grid>
  )
}
