import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { ChangeError } from '../../components/change-error.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
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
  const complete = () =>
    mutation.mutate(
      (api) => api.call('transitionOrder', { params: { id }, body: { version, to: 'completed' } }),
      { onSuccess: onDone },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Unbroken text={t`Complete order ${number}?`} />}
      description={t`Do this only once the buyer has ${childName}'s video. Their order page will then say it's been sent.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button loading={mutation.isPending} onClick={complete}>
            <Trans>Complete order</Trans>
          </Button>
        </>
      }
    >
      {mutation.error && <ChangeError error={mutation.error} onReload={onClose} />}
    </Dialog>
  )
}
