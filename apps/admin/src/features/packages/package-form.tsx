import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminPackage, PriceMarket } from '@recadinho/contracts/packages'
import { onceSent } from '@recadinho/ui/form'
import { Grid, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { refusedFields } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { methodLabels } from '../../lib/labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { PackagePreview } from './package-preview.tsx'
import { LinkHint, ShownPrice } from './package-prices.tsx'
import { problemsOf } from './package-problems.ts'
import { packagesOptions } from '../../lib/package-queries.ts'
import { newPackage, packageFields, packageValues, type PackageValues } from './package-values.ts'

/** One package: its texts, prices and payment links. */
export function PackagePage({ id }: { id: string }) {
  const { api } = useAdmin()
  const { items, markets } = useSuspenseQuery(packagesOptions(api)).data
  const saved = items.find((each) => each.id === id)
  return saved && <PackageForm key={id} saved={saved} packages={items} markets={markets} />
}

/** A new package, last in the list. */
export function NewPackagePage() {
  const { api } = useAdmin()
  const { items, markets } = useSuspenseQuery(packagesOptions(api)).data
  const [saved] = useState(() => newPackage(items))
  return <PackageForm saved={saved} packages={items} markets={markets} />
}

interface PackageFormProps {
  saved: AdminPackage
  packages: readonly AdminPackage[]
  markets: readonly PriceMarket[]
}

function PackageForm({ saved, packages, markets }: PackageFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const valuesOf = (each: AdminPackage) => packageValues(each, markets)
  const isNew = saved.id === ''
  const edit = usePackageEdit(saved, valuesOf)
  const refused = refusedFields(edit.error)
  const form = useAppForm({
    ...onceSent,
    formId: 'package',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic({ value }) {
        const problems = Object.entries(problemsOf(value))
        const fields = Object.fromEntries(problems.map(([name, text]) => [name, i18n._(text)]))
        return problems.length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, packageFields(value)),
  })
  const values = useSelector(form.store, (state) => state.values)
  const names = {
    title: t`Title`,
    description: t`Description`,
    charactersCount: t`Number of characters`,
    deliveryHours: t`Delivery time in hours`,
    position: t`Place in the list`,
    active: t`For sale`,
    inLimitedOffer: t`Also for countries with a limited offer`,
    prices: t`Prices`,
    links: t`Payment links`,
  }
  const texts = [
    { name: 'titleEn', label: t`Title in English`, path: 'body/title/en' },
    { name: 'titlePt', label: t`Title in Portuguese`, path: 'body/title/pt' },
    { name: 'descriptionEn', label: t`Description in English`, path: 'body/description/en' },
    { name: 'descriptionPt', label: t`Description in Portuguese`, path: 'body/description/pt' },
  ] as const
  return (
    <SettingsPage
      title={isNew ? t`New package` : edit.base.title[locale]}
      intro={t`Changes are in the shop within a minute. Orders keep the price and delivery time they were made with.`}
    >
      <div>
        <BackLink to="/admin/settings/packages">
          <Trans>All packages</Trans>
        </BackLink>
      </div>
      <EditForm form={form} edit={edit} names={names} submitLabel={isNew ? t`Create package` : undefined}>
        <Grid gap={4} columns={{ tablet: 2 }}>
          {texts.map(({ name, label, path }) => (
            <form.AppField key={name} name={name}>
              {(field) => (
                <field.FormTextField
                  label={label}
                  refused={
                    refused.includes(path)
                      ? t`Another package has this title. Choose a different one.`
                      : undefined
                  }
                />
              )}
            </form.AppField>
          ))}
          <form.AppField name="charactersCount">
            {(field) => (
              <field.FormSelect
                label={names.charactersCount}
                options={['1', '2', '3'].map((value) => ({ value, label: value }))}
              />
            )}
          </form.AppField>
          <form.AppField name="position">
            {(field) => <field.FormNumberField label={names.position} />}
          </form.AppField>
          <form.AppField name="deliveryHours">
            {(field) => (
              <field.FormNumberField
                label={names.deliveryHours}
                hint={t`From the payment to the video, 1 to 168. A full day adds 24 hours.`}
              />
            )}
          </form.AppField>
        </Grid>
        <Stack gap={1}>
          <form.AppField name="active">
            {(field) => <field.FormCheckbox label={names.active} />}
          </form.AppField>
          <form.AppField name="inLimitedOffer">
            {(field) => <field.FormCheckbox label={names.inLimitedOffer} />}
          </form.AppField>
        </Stack>
        <Stack as="section" gap={3} aria-label={names.prices}>
          <Heading level={2} size="h4">
            {names.prices}
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Leave a price empty to convert it from US dollars.</Trans>
          </Text>
          <Grid gap={4} columns={{ tablet: 2 }}>
            {values.prices.map(({ currency }, at) => (
              <form.AppField key={currency} name={`prices[${at}].amount`}>
                {(field) => (
                  <field.FormTextField
                    label={t`Price in ${currency}`}
                    inputMode="decimal"
                    autoComplete="off"
                    hint={<ShownPrice prices={values.prices} market={marketOf(markets, currency)} />}
                  />
                )}
              </form.AppField>
            ))}
          </Grid>
        </Stack>
        <Stack as="section" gap={3} aria-label={names.links}>
          <Heading level={2} size="h4">
            {names.links}
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>
              Pages that you set up at a payment service. Your team confirms these payments manually. Leave an
              address empty to have none.
            </Trans>
          </Text>
          {values.links.map((link, at) => {
            const { currency } = link
            const method = i18n._(methodLabels[link.method])
            return (
              <Grid key={`${link.method} ${currency}`} gap={3} columns={{ tablet: 2 }}>
                <form.AppField name={`links[${at}].url`}>
                  {(field) => (
                    <field.FormTextField
                      label={t`Link for ${method} in ${currency}`}
                      type="url"
                      autoCapitalize="none"
                      hint={t`The address of the page`}
                    />
                  )}
                </form.AppField>
                <form.AppField name={`links[${at}].amount`}>
                  {(field) => (
                    <field.FormTextField
                      label={t`Amount of the link for ${method} in ${currency}`}
                      inputMode="decimal"
                      autoComplete="off"
                      hint={<LinkHint values={values} link={link} />}
                    />
                  )}
                </form.AppField>
              </Grid>
            )
          })}
        </Stack>
        <PackagePreview id={saved.id} values={values} packages={packages} markets={markets} />
      </EditForm>
    </SettingsPage>
  )
}

function usePackageEdit(saved: AdminPackage, valuesOf: (saved: AdminPackage) => PackageValues) {
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const options = packagesOptions(api)
  const isNew = saved.id === ''
  return useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const { id: _, ...fields } = saved
      const answer = isNew
        ? await api.call('createPackage', { body: { ...fields, ...edit.changes } })
        : await api.call('changePackage', { params: { id: saved.id }, body: edit })
      await queryClient.invalidateQueries({ queryKey: ['settings'] })
      if (isNew)
        await navigate({
          to: '/admin/settings/packages/$id',
          params: { id: answer.id },
          ignoreBlocker: true,
        })
      return answer
    },
    async reload() {
      const { items } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      return items.find(({ id }) => id === saved.id) ?? saved
    },
  })
}

/** A currency that no country uses is listed only because it has a price. */
const marketOf = (markets: readonly PriceMarket[], currency: string): PriceMarket =>
  markets.find((market) => market.currency === currency) ?? {
    currency,
    locale: 'en-US',
    countries: [],
    rate: null,
  }
