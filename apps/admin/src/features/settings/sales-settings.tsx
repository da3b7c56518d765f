import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChangeSettingsBody, type AdminSettings } from '@recadinho/contracts/admin-settings'
import { gateways, isOffered, type OfferedGateway } from '@recadinho/contracts/filters'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { gatewayName } from '../../lib/labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { GatewayStatus } from './gateway-status.tsx'
import { gatewaysOptions } from './settings-queries.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

/** Gateways that can be switched on and off. */
const offeredGateways = gateways.filter(isOffered)
type Switches = Record<OfferedGateway, boolean>

const valuesOf = (settings: AdminSettings) => ({
  dailyCapacity: String(settings.dailyCapacity),
  cardEnabled: settings.cardEnabled,
  pixEnabled: settings.pixEnabled,
  ...(Object.fromEntries(
    offeredGateways.map((name) => [name, !settings.gatewaysOff.includes(name)]),
  ) as Switches), // one for each of them
})

const fieldsOf = (values: ReturnType<typeof valuesOf>) => ({
  dailyCapacity: wholeNumber(values.dailyCapacity),
  cardEnabled: values.cardEnabled,
  pixEnabled: values.pixEnabled,
  gatewaysOff: offeredGateways.filter((name) => !values[name]),
})

/** Daily capacity and payment options. */
export function SalesSettings() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const states = useSuspenseQuery(gatewaysOptions(api)).data.items
  const edit = useSettingsEdit(valuesOf)
  const form = useAppForm({
    ...onceSent,
    formId: 'sales',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic: formSchema(ChangeSettingsBody.properties.changes, fieldsOf, {
        dailyCapacity: () => t`Enter a whole number from 0 to 10000`,
      }),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, fieldsOf(value)),
  })
  const labels = {
    dailyCapacity: t`Videos a day`,
    cardEnabled: t`Card`,
    pixEnabled: t`PIX`,
    gatewaysOff: t`Payment providers`,
  }
  return (
    <SettingsPage
      title={t`Sales`}
      intro={t`How many videos you can promise in a day, and how buyers can pay. Payments that have begun continue.`}
    >
      <EditForm form={form} edit={edit} names={labels}>
        <form.AppField name="dailyCapacity">
          {(field) => (
            <field.FormNumberField
              label={labels.dailyCapacity}
              hint={t`The shop shows how many spots are left today. When they're taken, it promises a later delivery.`}
            />
          )}
        </form.AppField>
        <Stack as="section" gap={3} aria-label={t`Payment methods`}>
          <Heading level={2} size="h4">
            {t`Payment methods`}
          </Heading>
          <form.AppField name="cardEnabled">
            {(field) => <field.FormCheckbox label={labels.cardEnabled} />}
          </form.AppField>
          <form.AppField name="pixEnabled">
            {(field) => (
              <field.FormCheckbox label={labels.pixEnabled} hint={t`For orders in Brazilian reais`} />
            )}
          </form.AppField>
        </Stack>
        <Stack as="section" gap={3} aria-label={labels.gatewaysOff}>
          <Heading level={2} size="h4">
            {labels.gatewaysOff}
          </Heading>
          {states.map((state) => {
            const name = offeredGateways.find((each) => each === state.gateway)
            return (
              name && (
                <form.AppField key={name} name={name}>
                  {(field) => (
                    <field.FormCheckbox
                      label={gatewayName(i18n, name)}
                      hint={<GatewayStatus state={state} />}
                    />
                  )}
                </form.AppField>
              )
            )
          })}
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}
