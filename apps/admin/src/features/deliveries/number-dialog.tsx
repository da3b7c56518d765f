import { useLingui } from '@lingui/react/macro'
import { CorrectNumberBody, type OrderDelivery } from '@recadinho/contracts/deliveries'
import { formSchema } from '@recadinho/contracts/form-schema'
import { formatPhone } from '@recadinho/i18n/phone'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useDeliveryChange } from './use-delivery-change.ts'

export interface NumberDialogProps {
  orderId: string
  /** The order's public number. */
  number: string
  read: OrderDelivery
  onClose: () => void
}

/** Changes the order's WhatsApp number. */
export function NumberDialog({ orderId, number, read, onClose }: NumberDialogProps) {
  const { t } = useLingui()
  const { version, delivery } = read
  const chat = delivery?.attempts.some(
    ({ channel, state }) => channel !== 'email' && state !== 'queued' && state !== 'failed',
  )
  const change = useDeliveryChange(
    orderId,
    (api, whatsappNumber: string) =>
      api.call('correctWhatsappNumber', { params: { id: orderId }, body: { version, whatsappNumber } }),
    () => t`Number corrected`,
  )
  const form = useAppForm({
    ...onceSent,
    defaultValues: { whatsappNumber: formatPhone(read.whatsappNumber) },
    validators: {
      onDynamic: formSchema(
        CorrectNumberBody,
        ({ whatsappNumber }: { whatsappNumber: string }) => ({
          version,
          whatsappNumber: digitsOf(whatsappNumber),
        }),
        { whatsappNumber: () => t`Enter the whole number with its country code, like +55 11 98765-4321` },
      ),
    },
    onSubmit: ({ value }) =>
      settled(change.mutateAsync(digitsOf(value.whatsappNumber), { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={<Unbroken text={t`Correct the number of order ${number}`} />}
      description={
        chat
          ? t`The link may already have reached the old number, so it stops working. The buyer gets a new one by email. Then send the video again.`
          : t`The next message goes to this number.`
      }
      submitLabel={t`Save the number`}
      onClose={onClose}
    >
      <form.AppField name="whatsappNumber">
        {(field) => (
          <field.FormTextField
            label={t`WhatsApp number`}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            hint={t`With the country code`}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
