import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CreatePromoCodeBody, type AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Grid, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { refusedFields } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { packagesOptions } from '../../lib/package-queries.ts'
import { promoCodeOptions } from './promo-code-queries.ts'
import { newPromoCode, promoCodeFields, promoCodeValues, type PromoCodeValues } from './promo-code-values.ts'

/** An existing promo code: change or end it. */
export function PromoCodePage({ code }: { code: string }) {
  const { api } = useAdmin()
  const { data: saved } = useSuspenseQuery(promoCodeOptions(api, code))
  return <PromoCodeForm key={code} saved={saved} />
}

const unused: AdminPromoCode = { ...newPromoCode, used: 0 }

/** A new promo code. */
export const NewPromoCodePage = () => <PromoCodeForm saved={unused} />

function PromoCodeForm({ saved }: { saved: AdminPromoCode }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const isNew = saved.code === ''
  const packages = useSuspenseQuery(packagesOptions(api)).data.items
  const ids = packages.map(({ id }) => id)
  const valuesOf = (promo: AdminPromoCode) => promoCodeValues(promo, ids)
  const edit = usePromoCodeEdit(saved, valuesOf)
  const { base } = edit
  const { used } = base
  const bodyOf = (values: PromoCodeValues) => ({
    code: values.code.trim(),
    ...promoCodeFields(values, base),
  })
  const schema = formSchema(CreatePromoCodeBody, bodyOf, {
    code: () => t`Use 1 to 40 letters, digits, hyphens and underscores`,
    percentage: () => t`Enter a whole number from 1 to 100`,
    usesLimit: () => t`Enter a whole number, or leave it empty`,
  })
  const form = useAppForm({
    ...onceSent,
    formId: 'promo-code',
    defaultValues: valuesOf(base),
    validators: {
      onDynamic({ value }) {
        const checked = schema['~standard'].validate(value)
        const issues = 'issues' in checked ? checked.issues : []
        const fields = Object.fromEntries(issues.map(({ path: [name], message }) => [name, message]))
        if (value.startsAt && value.endsAt && value.endsAt <= value.startsAt)
          fields['endsAt'] = t`It must end after it starts`
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value, formApi }) =>
      edit.submit(formApi, isNew ? bodyOf(value) : promoCodeFields(value, base)),
  })
  const names = {
    code: t`Code`,
    percentage: t`Discount in percent`,
    startsAt: t`Starts`,
    endsAt: t`Ends`,
    usesLimit: t`Number of uses`,
    packageIds: t`Packages`,
    announced: t`Show it in the shop`,
    active: t`Can be used`,
  }
  return (
    <SettingsPage
      title={isNew ? t`New promo code` : base.code}
      intro={t`Changes count from now on. Orders keep the discount they were made with.`}
    >
      <div>
        <BackLink to="/admin/settings/promo-codes">
          <Trans>All promo codes</Trans>
        </BackLink>
      </div>
      <EditForm form={form} edit={edit} names={names} submitLabel={isNew ? t`Create promo code` : undefined}>
        <Grid gap={4} columns={{ tablet: 2 }}>
          {isNew && (
            <form.AppField name="code">
              {(field) => (
                <field.FormTextField
                  label={names.code}
                  refused={isTaken(edit.error) ? t`This code exists already. Choose another.` : undefined}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  hint={t`As buyers enter it; capitals and small letters are the same`}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="percentage">
            {(field) => <field.FormNumberField label={names.percentage} />}
          </form.AppField>
          <form.AppField name="startsAt">
            {(field) => (
              <field.FormTextField
                label={names.startsAt}
                optional={t`optional`}
                type="datetime-local"
                hint={t`By the clock of this device`}
              />
            )}
          </form.AppField>
          <form.AppField name="endsAt">
            {(field) => (
              <field.FormTextField
                label={names.endsAt}
                optional={t`optional`}
                type="datetime-local"
                hint={t`By the clock of this device`}
              />
            )}
          </form.AppField>
          <form.AppField name="usesLimit">
            {(field) => (
              <field.FormNumberField
                label={names.usesLimit}
                optional={t`optional`}
                hint={isNew ? t`For how many orders at most` : t`Used so far: ${used}`}
              />
            )}
          </form.AppField>
        </Grid>
        <Stack gap={1}>
          <form.AppField name="active">
            {(field) => (
              <field.FormCheckbox label={names.active} hint={t`Clear it to end the code at once`} />
            )}
          </form.AppField>
          <form.AppField name="announced">
            {(field) => <field.FormCheckbox label={names.announced} hint={t`As an offer on the home page`} />}
          </form.AppField>
        </Stack>
        <Stack as="section" gap={2} aria-label={names.packageIds}>
          <Heading level={2} size="h4">
            {names.packageIds}
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Select none to use it for any package.</Trans>
          </Text>
          {packages.map(({ id, title }, at) => (
            <form.AppField key={id} name={`packages[${at}].included`}>
              {(field) => <field.FormCheckbox label={title[locale]} />}
            </form.AppField>
          ))}
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}

/** The server refused the code because it already exists. */
const isTaken = (error: Error | null) => error !== null && refusedFields(error).includes('body/code')

function usePromoCodeEdit(saved: AdminPromoCode, valuesOf: (saved: AdminPromoCode) => PromoCodeValues) {
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const { code } = saved
  return useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const answer =
        code === ''
          ? await api.call('createPromoCode', { body: { ...newPromoCode, ...edit.changes } })
          : await api.call('changePromoCode', { params: { code }, body: edit })
      void queryClient.invalidateQueries({ queryKey: ['settings', 'promo-codes'] })
      if (code === '')
        await navigate({
          to: '/admin/settings/promo-codes/$code',
          params: { code: answer.code },
          ignoreBlocker: true,
        })
      return answer
    },
    reload: () => queryClient.fetchQuery({ ...promoCodeOptions(api, code), staleTime: 0 }),
  })
}
