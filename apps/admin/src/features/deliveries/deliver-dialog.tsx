import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { DeliverBody, DeliveryChannel, OrderDelivery } from '@recadinho/contracts/deliveries'
import { zoneName } from '@recadinho/i18n/dates'
import { formatPhone } from '@recadinho/i18n/phone'
import { Callout } from '@recadinho/ui/callout'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useDeliveryChange } from './use-delivery-change.ts'
import * as css from './deliveries.css.ts'

export interface DeliverDialogProps {
  orderId: string
  /** The delivery when the dialog was opened; the server refuses if it has changed since. */
  read: OrderDelivery
  onClose: () => void
}

interface Typed {
  whatsapp: boolean
  email: boolean
  by_hand: boolean
  when: 'now' | 'later'
  day: string
  time: string
  timeZone: string
}

/** Selects the channels and the time of a delivery. */
export function DeliverDialog({ orderId, read, onClose }: DeliverDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { channels, timeZones, delivery, version } = read
  const [usual = 'by_hand'] = channels
  const [timeZone = 'UTC'] = timeZones
  const unknown = delivery?.attempts.some(({ state, superseded }) => state === 'unknown' && !superseded)
  const change = useDeliveryChange(
    orderId,
    (api, body: DeliverBody) => api.call('deliverOrder', { params: { id: orderId }, body }),
    ({ at, channels: selected }) =>
      at
        ? t`Delivery scheduled`
        : selected.includes('by_hand')
          ? t`Ready to be sent manually`
          : t`On its way`,
  )
  const defaultValues: Typed = {
    whatsapp: usual === 'whatsapp',
    email: false,
    by_hand: usual === 'by_hand',
    when: 'now',
    day: '',
    time: '',
    timeZone,
  }
  const form = useAppForm({
    ...onceSent,
    defaultValues,
    validators: {
      onDynamic({ value }) {
        const fields = {
          ...(selected(value, channels).length === 0
            ? { [usual]: t`Choose at least one way to send it` }
            : {}),
          ...(value.when === 'later' && value.day === '' ? { day: t`Choose a day` } : {}),
          ...(value.when === 'later' && value.time === '' ? { time: t`Choose a time` } : {}),
        }
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value }) => settled(change.mutateAsync(bodyOf(value), { onSuccess: onClose })),
  })
  const bodyOf = (value: Typed): DeliverBody => ({
    version,
    channels: selected(value, channels),
    ...(value.when === 'later' ? { at: { day: value.day, time: value.time, timeZone: value.timeZone } } : {}),
  })
  const later = useSelector(form.store, ({ values }) => values.when === 'later')
  const phone = formatPhone(read.whatsappNumber)
  const labels: Record<DeliveryChannel, string> = {
    whatsapp: t`WhatsApp to ${phone}`,
    email: t`Email to ${read.guardianEmail}`,
    by_hand: t`I'll send it myself to ${phone}`,
  }
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={t`Deliver the video`}
      description={t`The buyer gets a private link. Sending it completes the order.`}
      submitLabel={later ? t`Schedule` : t`Deliver`}
      onClose={onClose}
    >
      {unknown && (
        <Callout tone="warning" title={t`An earlier message may have arrived`}>
          <Trans>WhatsApp didn't say what became of it. If you send again, the buyer may get it twice.</Trans>
        </Callout>
      )}
      <fieldset className={css.channels}>
        <legend>
          <Trans>How</Trans>
        </legend>
        {channels.map((channel) => (
          <form.AppField key={channel} name={channel}>
            {(field) => <field.FormCheckbox label={labels[channel]} />}
          </form.AppField>
        ))}
      </fieldset>
      <form.AppField name="when">
        {(field) => (
          <field.FormChips
            label={t`When`}
            options={[
              { value: 'now', label: t`Now` },
              { value: 'later', label: t`At a chosen time` },
            ]}
          />
        )}
      </form.AppField>
      {later && (
        <>
          <div className={css.moment}>
            <form.AppField name="day">
              {(field) => <field.FormTextField label={t`Day`} type="date" />}
            </form.AppField>
            <form.AppField name="time">
              {(field) => <field.FormTextField label={t`Time`} type="time" />}
            </form.AppField>
          </div>
          <form.AppField name="timeZone">
            {(field) => (
              <field.FormSelect
                label={t`Time zone of the buyer`}
                options={timeZones.map((zone) => ({ value: zone, label: zoneLabel(zone, tag) }))}
              />
            )}
          </form.AppField>
        </>
      )}
    </ChangeDialog>
  )
}

const selected = (value: Typed, channels: readonly DeliveryChannel[]): DeliveryChannel[] =>
  channels.filter((channel) => value[channel])

/** `São Paulo (Brasilia Time)`: the zone's city and everyday name. */
const zoneLabel = (zone: string, tag: string) =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} (${zoneName(tag, zone)})`
