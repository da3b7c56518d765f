import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AdminCountry } from '@recadinho/contracts/countries'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Grid } from '@recadinho/ui/layout'
import { useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { countryName } from '../../lib/country-name.ts'
import { countryChoices, currencyChoices, languageChoices, usualLanguage } from './choices.ts'
import { ratesOptions } from '../../lib/rate-queries.ts'
import { countriesOptions } from './country-queries.ts'
import { countryOf, countryValues, newCountry } from './country-values.ts'
import { ShownPrices } from './shown-prices.tsx'
import { useCountryEdit } from './use-country-edit.ts'

/** An existing country. */
export function CountryPage({ code }: { code: string }) {
  const { api } = useAdmin()
  const saved = useSuspenseQuery(countriesOptions(api)).data.items.find((each) => each.code === code)
  return saved && <CountryForm key={code} saved={saved} taken={[]} />
}

/** A new country. */
export function NewCountryPage() {
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(countriesOptions(api)).data
  const [saved] = useState(() => newCountry(items))
  return <CountryForm saved={saved} taken={items.map(({ code }) => code)} />
}

function CountryForm({ saved, taken }: { saved: AdminCountry; taken: readonly string[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const rates = useSuspenseQuery(ratesOptions(api)).data.items
  const isNew = saved.code === ''
  const edit = useCountryEdit(saved)
  const name = () => t`Enter a name of up to 60 characters`
  const form = useAppForm({
    ...onceSent,
    formId: 'country',
    defaultValues: countryValues(edit.base),
    validators: {
      onDynamic: formSchema(AdminCountry, countryOf, {
        code: () => t`Choose a country`,
        'name.en': name,
        'name.pt': name,
        currency: () => t`Choose a currency`,
        locale: () => t`Choose a language`,
        position: () => t`Enter a whole number from 0 to 999`,
      }),
    },
    onSubmit({ value, formApi }) {
      const { code, ...fields } = countryOf(value)
      return edit.submit(formApi, isNew ? { code, ...fields } : fields)
    },
  })
  const { code, currency, locale: language } = useSelector(form.store, (state) => state.values)
  const names = {
    code: t`Country`,
    name: t`Name`,
    currency: t`Currency`,
    locale: t`Language of prices and dates`,
    offer: t`Offer`,
    position: t`Place in the list`,
    active: t`Buyers can choose it`,
  }
  const offers = [
    { value: 'full', label: t`Full: every package` },
    { value: 'limited', label: t`Limited: only the packages marked for it` },
  ]
  return (
    <SettingsPage
      title={isNew ? t`Add a country` : edit.base.name[locale]}
      intro={t`Changes are in the shop within a minute. Orders keep the currency and the price they were made with.`}
    >
      <div>
        <BackLink to="/admin/settings/countries">
          <Trans>All countries</Trans>
        </BackLink>
      </div>
      <EditForm form={form} edit={edit} names={names} submitLabel={isNew ? t`Add country` : undefined}>
        <Grid gap={4} columns={{ tablet: 2 }}>
          {isNew && (
            <form.AppField
              name="code"
              listeners={{
                onChange({ value }) {
                  if (!value) return
                  form.setFieldValue('name.en', countryName(value, 'en'))
                  form.setFieldValue('name.pt', countryName(value, 'pt'))
                  form.setFieldValue('locale', usualLanguage(value))
                },
              }}
            >
              {(field) => (
                <field.FormSelect
                  label={names.code}
                  placeholder={t`Choose…`}
                  options={countryChoices(locale).filter(({ value }) => !taken.includes(value))}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="name.en">
            {(field) => <field.FormTextField label={t`Name in English`} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="name.pt">
            {(field) => <field.FormTextField label={t`Name in Portuguese`} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="currency">
            {(field) => (
              <field.FormSelect
                label={names.currency}
                placeholder={t`Choose…`}
                options={currencyChoices(locale)}
              />
            )}
          </form.AppField>
          <form.AppField name="locale">
            {(field) => (
              <field.FormSelect
                label={names.locale}
                placeholder={t`Choose…`}
                options={languageChoices(locale)}
                hint={t`How amounts and dates are written; the shop's texts stay in English or Portuguese`}
              />
            )}
          </form.AppField>
          <form.AppField name="offer">
            {(field) => <field.FormSelect label={names.offer} options={offers} />}
          </form.AppField>
          <form.AppField name="position">
            {(field) => <field.FormNumberField label={names.position} />}
          </form.AppField>
        </Grid>
        <form.AppField name="active">{(field) => <field.FormCheckbox label={names.active} />}</form.AppField>
        {currency && (
          <ShownPrices
            currency={currency}
            tag={code && language ? `${language}-${code}` : 'en-US'}
            perUsd={rates.find((rate) => rate.currency === currency)?.perUsd}
          />
        )}
      </EditForm>
    </SettingsPage>
  )
}
