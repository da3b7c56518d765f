import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { seasonalBannerModes, type SeasonalBannerMode } from '@recadinho/contracts/settings'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

const modes: Record<SeasonalBannerMode, MessageDescriptor> = {
  auto: msg`By date`,
  default: msg`No season`,
  birthday: occasionLabels.birthday,
  christmas: occasionLabels.christmas,
  easter: occasionLabels.easter,
  backToSchool: occasionLabels.backToSchool,
  childrensDay: occasionLabels.childrensDay,
}

const valuesOf = ({ seasonalBanner }: AdminSettings) => ({ seasonalBanner })

/** Which banner the home page shows. */
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
              options={seasonalBannerModes.map((value) => ({ value, label: i18n._(modes[value]) }))}
            />
          )}
        </form.AppField>
      </EditForm>
    </SettingsPage>
  )
}
