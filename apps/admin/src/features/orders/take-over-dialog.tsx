import { useLingui } from '@lingui/react/macro'
import type { OrderClaim } from '@recadinho/contracts/admin-orders'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useOrderChange } from './use-order-change.ts'

export interface TakeOverDialogProps {
  orderId: string
  /** The claim holder shown when the dialog was opened; a different holder by now is a conflict. */
  from: OrderClaim['by']
  onClose: () => void
}

/** Confirms taking over someone else's claim. */
export function TakeOverDialog({ orderId, from, onClose }: TakeOverDialogProps) {
  const { t } = useLingui()
  const { mutateAsync, error } = useOrderChange(orderId)
  const { id, name } = from
  const onSuccess = () => {
    onClose()
    toasts.show({ title: t`You're on this order now` })
  }
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () =>
      settled(
        mutateAsync(
          (api) => api.call('claimOrder', { params: { id: orderId }, body: { takeOverFrom: id } }),
          {
            onSuccess,
          },
        ),
      ),
  })
  return (
    <ChangeDialog
      form={form}
      error={error}
      title={t`Take over from ${name}?`}
      description={t`${name} will see that you're on it now. Ask first if you can: work that isn't saved yet stays on their screen.`}
      submitLabel={t`Take over`}
      onClose={onClose}
    />
  )
}
