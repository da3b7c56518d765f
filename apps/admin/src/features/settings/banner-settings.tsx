import { useLingui } from '@lingui/react/macro'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { seasonalBannerModes } from '@recadinho/contracts/settings'
import { EditForm } from '../../components/edit-form.tsx'
import { bannerLabels } from '../../lib/banner-labels.ts'
import { useAppForm } from '../../lib/form.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = ({ seasonalBanner }: AdminSettings) => ({ seasonalBanner })

/** Selects the home page's banner. */
export function BannerSettings() {
  const { t, i18n } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const form = useAppForm({
    formId: 'banner',
    defaultValues: valuesOf(edit.base),
    onSubmit: ({ value, formApi }) => edit.submit(formApi, value),
  })
  const label = t`Banner on the home page`
  return (
    <SettingsPage
      title={t`Seasonal banner`}
      intro={t`"By date" follows the calendar where the reader is. Any other choice is shown to everyone until you change it.`}
    >
      <EditForm form={form} edit={edit} names={{ seasonalBanner: label }}>
        <form.AppField name="seasonalBanner">
          {(field) => (
            <field.FormSelect
              label={label}
              options={seasonalBannerModes.map((value) => ({ value, label: i18n._(bannerLabels[value]) }))}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.seasonalBanner}>
          {(mode) => <BannerPreview mode={mode} />}
        </form.Subscribe>
      </EditForm>
    </SettingsPage>
  )
}
