import { useLingui } from '@lingui/react/macro'
import { ResolveDeliveryBody } from '@recadinho/contracts/deliveries'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { useAppForm } from '../../lib/form.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { settled } from '../../lib/settled.ts'
import { useDeliveryChange } from './use-delivery-change.ts'

export interface ResolveDialogProps {
  orderId: string
  version: number
  onClose: () => void
}

/** Removes an order from the not-reached list; the reason is recorded in the timeline. */
export function ResolveDialog({ orderId, version, onClose }: ResolveDialogProps) {
  const { t } = useLingui()
  const reasonText = useReasonText()
  const change = useDeliveryChange(
    orderId,
    (api, reason: string) =>
      api.call('resolveDelivery', { params: { id: orderId }, body: { version, reason } }),
    () => t`Marked as dealt with`,
  )
  const form = useAppForm({
    ...onceSent,
    defaultValues: { reason: '' },
    validators: {
      onDynamic: formSchema(
        ResolveDeliveryBody,
        ({ reason }: { reason: string }) => ({ version, reason: cleanReason(reason) }),
        { reason: reasonText },
      ),
    },
    onSubmit: ({ value }) => settled(change.mutateAsync(cleanReason(value.reason), { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={t`Mark as dealt with?`}
      description={t`Say how the buyer got the video, or why not. The order then leaves the list.`}
      submitLabel={t`Mark as dealt with`}
      onClose={onClose}
    >
      <form.AppField name="reason">
        {() => <ReasonField hint={t`This is shown in the timeline.`} />}
      </form.AppField>
    </ChangeDialog>
  )
}
