import { useLingui } from '@lingui/react/macro'
import { HoldBody } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { ReasonField } from '../../components/reason-field.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { cleanReason, useReasonText } from '../../lib/reason.ts'
import { settled } from '../../lib/settled.ts'
import { useOrderChange, type OrderChange } from './use-order-change.ts'

export interface ReasonDialogProps {
  orderId: string
  title: string
  description: string
  /** Label of the submit button. */
  action: string
  danger?: boolean
  /** Initial value of the reason. */
  reason?: string | undefined
  change: (reason: string) => OrderChange
  onDone: () => void
  onClose: () => void
}

/** Asks for a reason, then changes the order. The reason is recorded in the timeline. */
export function ReasonDialog({
  orderId,
  title,
  action,
  reason = '',
  change,
  onDone,
  onClose,
  ...dialog
}: ReasonDialogProps) {
  const { t } = useLingui()
  const mutation = useOrderChange(orderId)
  const reasonText = useReasonText()
  const form = useAppForm({
    ...onceSent,
    defaultValues: { reason },
    validators: {
      onDynamic: formSchema(HoldBody, ({ reason }: { reason: string }) => ({ reason: cleanReason(reason) }), {
        reason: reasonText,
      }),
    },
    onSubmit: ({ value }) =>
      settled(mutation.mutateAsync(change(cleanReason(value.reason)), { onSuccess: onDone })),
  })
  return (
    <ChangeDialog
      {...dialog}
      form={form}
      error={mutation.error}
      title={<Unbroken text={title} />}
      submitLabel={action}
      onClose={onClose}
    >
      <form.AppField name="reason">
        {() => <ReasonField hint={t`This is shown in the timeline.`} />}
      </form.AppField>
    </ChangeDialog>
  )
}
