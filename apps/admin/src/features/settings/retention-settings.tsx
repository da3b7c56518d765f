import { useLingui } from '@lingui/react/macro'
import { Retention, type AdminSettings } from '@recadinho/contracts/admin-settings'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = ({ retention }: AdminSettings) => ({
  videos: String(retention.videos),
  orderDetails: String(retention.orderDetails),
  orderBuyers: String(retention.orderBuyers),
  visits: String(retention.visits),
  webhookBodies: String(retention.webhookBodies),
  webhookEvents: String(retention.webhookEvents),
  sentMessages: String(retention.sentMessages),
  endedSessions: String(retention.endedSessions),
})

const retentionOf = (values: ReturnType<typeof valuesOf>) => ({
  videos: wholeNumber(values.videos),
  orderDetails: wholeNumber(values.orderDetails),
  orderBuyers: wholeNumber(values.orderBuyers),
  visits: wholeNumber(values.visits),
  webhookBodies: wholeNumber(values.webhookBodies),
  webhookEvents: wholeNumber(values.webhookEvents),
  sentMessages: wholeNumber(values.sentMessages),
  endedSessions: wholeNumber(values.endedSessions),
})

/** How many days temporary data is kept. */
export function RetentionSettings() {
  const { t } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const from = (least: number) => () => t`Enter a whole number of days from ${least} to 3650`
  const form = useAppForm({
    ...onceSent,
    formId: 'retention',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic: formSchema(Retention, retentionOf, {
        videos: from(7),
        orderDetails: from(7),
        orderBuyers: from(365),
        visits: from(1),
        webhookBodies: from(7),
        webhookEvents: from(30),
        sentMessages: from(30),
        endedSessions: from(1),
      }),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, { retention: retentionOf(value) }),
  })
  const fields = [
    {
      name: 'videos',
      label: t`Videos, in days`,
      hint: t`How long buyers can watch and download them. Videos that are ready keep the date they were given.`,
    },
    {
      name: 'orderDetails',
      label: t`Details of finished orders, in days`,
      hint: t`The child's data, the script, the video and the phone number. The Privacy Policy promises 180 days`,
    },
    {
      name: 'orderBuyers',
      label: t`Buyers of finished orders, in days`,
      hint: t`Name and email. The Privacy Policy promises five years, 1,826 days`,
    },
    { name: 'visits', label: t`Visits, in days`, hint: t`And clicks on affiliates' links` },
    {
      name: 'webhookBodies',
      label: t`Contents of payment notifications, in days`,
      hint: t`What payment providers sent, word for word`,
    },
    {
      name: 'webhookEvents',
      label: t`Record of payment notifications, in days`,
      hint: t`Only that they were sent, and when`,
    },
    {
      name: 'sentMessages',
      label: t`Record of sent messages, in days`,
      hint: t`Receipts and links by email`,
    },
    { name: 'endedSessions', label: t`Ended staff sessions, in days`, hint: t`Sign-ins that are over` },
  ] as const
  return (
    <SettingsPage
      title={t`Retention`}
      intro={t`For how many days the shop keeps what it needs only for a while. What is older is deleted every day and can't be restored. The accounting record of orders, payments and the audit log stay.`}
    >
      <EditForm form={form} edit={edit} names={{ retention: t`Retention` }}>
        <Stack gap={4}>
          {fields.map(({ name, label, hint }) => (
            <form.AppField key={name} name={name}>
              {(field) => <field.FormNumberField label={label} hint={hint} />}
            </form.AppField>
          ))}
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}
