import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { locales, type Locale } from '@recadinho/contracts/common'
import { languageName } from '@recadinho/i18n/locales'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { ratesOptions } from '../../lib/rate-queries.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

/** A select has no empty value other than an empty string. */
const valuesOf = ({ defaultLocale, defaultCurrency }: AdminSettings) => ({
  defaultLocale,
  defaultCurrency: defaultCurrency ?? '',
})
type Values = ReturnType<typeof valuesOf>

const fieldsOf = ({ defaultLocale, defaultCurrency }: Values) => ({
  defaultLocale,
  defaultCurrency: defaultCurrency === '' ? null : defaultCurrency,
})

/** Language and currency of visitors who have selected none. */
export function MarketSettings() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { items: rates } = useSuspenseQuery(ratesOptions(api)).data
  const currencyName = useCurrencyName()
  const edit = useSettingsEdit(valuesOf)
  const form = useAppForm({
    formId: 'market',
    defaultValues: valuesOf(edit.base),
    onSubmit: ({ value, formApi }) => edit.submit(formApi, fieldsOf(value)),
  })
  const names = { defaultLocale: t`Default language`, defaultCurrency: t`Default currency` }
  return (
    <SettingsPage
      title={t`Language and currency`}
      intro={t`For visitors who have chosen neither a language nor a country. The shop follows within a minute.`}
    >
      <EditForm form={form} edit={edit} names={names}>
        <Stack gap={4}>
          <form.AppField name="defaultLocale">
            {(field) => (
              <field.FormSelect
                label={names.defaultLocale}
                hint={t`Pages open in it, and a browser that speaks none of the shop's languages is offered it first`}
                options={locales.map((value) => ({ value, label: languageName[value] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="defaultCurrency">
            {(field) => (
              <field.FormSelect
                label={names.defaultCurrency}
                options={[
                  { value: '', label: t`By language: BRL in Portuguese, USD in English` },
                  ...rates.map(({ currency }) => ({ value: currency, label: currencyName(currency) })),
                ]}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <Preview values={values} currencyName={currencyName} />}
          </form.Subscribe>
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}

const usual: Record<Locale, string> = { en: 'USD', pt: 'BRL' }

/** What such a visitor sees with the current selection. */
function Preview({ values, currencyName }: { values: Values; currencyName: (code: string) => string }) {
  const { defaultLocale, defaultCurrency } = values
  const language = languageName[defaultLocale]
  const currency = currencyName(defaultCurrency || usual[defaultLocale])
  return (
    <Text size="sm" tone="muted">
      <Trans>
        A new visitor sees the shop in {language}, with prices in {currency}.
      </Trans>
    </Text>
  )
}

function useCurrencyName() {
  const { tag } = useLocale()
  const names = new Intl.DisplayNames(tag, { type: 'currency' })
  return (code: string) => `${names.of(code) ?? code} (${code})`
}
