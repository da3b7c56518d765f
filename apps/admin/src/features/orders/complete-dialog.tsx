import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useOrderChange } from './use-order-change.ts'

export interface CompleteDialogProps {
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** The last step: the buyer has the video. */
export function CompleteDialog({ order, onDone, onClose }: CompleteDialogProps) {
  const { t } = useLingui()
  const mutation = useOrderChange(order.id)
  const { id, number, version, childName } = order
  const body = { version, to: 'completed' as const }
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () =>
      settled(
        mutation.mutateAsync((api) => api.call('transitionOrder', { params: { id }, body }), {
          onSuccess: onDone,
        }),
      ),
  })
  return (
    <ChangeDialog
      form={form}
      error={mutation.error}
      title={<Unbroken text={t`Complete order ${number}?`} />}
      description={t`Do this only once the buyer has ${childName}'s video. Their order page will then say it's been sent.`}
      submitLabel={t`Complete order`}
      onClose={onClose}
    />
  )
}
