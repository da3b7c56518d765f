import { useLingui } from '@lingui/react/macro'
import { CommissionWait as Wait, type AdminSettings } from '@recadinho/contracts/admin-settings'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = ({ commissionDays }: AdminSettings) => ({ commissionDays: String(commissionDays) })
const waitOf = ({ commissionDays }: ReturnType<typeof valuesOf>) => ({
  commissionDays: wholeNumber(commissionDays),
})

/** How long commissions wait before they can be paid out. */
export function CommissionWait() {
  const { t } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const label = t`Waiting time in days`
  const form = useAppForm({
    ...onceSent,
    formId: 'commission-wait',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic: formSchema(Wait, waitOf, {
        commissionDays: () => t`Enter a whole number of days from 7 to 365`,
      }),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, waitOf(value)),
  })
  return (
    <Stack gap={3}>
      <Heading level={2} size="h4">
        {t`Waiting time`}
      </Heading>
      <EditForm form={form} edit={edit} names={{ commissionDays: label }}>
        <form.AppField name="commissionDays">
          {(field) => (
            <field.FormNumberField
              label={label}
              hint={t`Counted from the payment. Buyers can change their mind for 7 days; disputes may come later.`}
            />
          )}
        </form.AppField>
      </EditForm>
    </Stack>
  )
}
