import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { toasts } from '../../lib/toasts.ts'
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { StageDialog } from './stage-dialog.tsx'

/** The open dialog, with the order as it was when it was opened. */
export interface OpenDialog {
  kind: 'confirm_payment' | 'stage' | 'complete' | 'redo' | 'cancel' | 'hold'
  order: AdminOrder
  /** Initial value of the reason. */
  reason?: string
}

export function OrderDialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  const { t } = useLingui()
  if (!dialog) return null
  const { kind, order } = dialog
  const { id, number, version, deliveryHours } = order
  const finish = (title: string) => () => {
    onClose()
    toasts.show({ title })
  }
  const params = { id }
  switch (kind) {
    case 'confirm_payment':
      return <ConfirmPaymentDialog order={order} onDone={finish(t`Payment confirmed`)} onClose={onClose} />
    case 'stage':
      return <StageDialog order={order} onClose={onClose} />
    case 'complete':
      return (
        <ReasonDialog
          orderId={id}
          title={t`Complete order ${number} without a delivery?`}
          description={t`Do this only if the buyer already has the video. Otherwise deliver it: that completes the order.`}
          action={t`Complete order`}
          change={(reason) => (api) => api.call('completeOrder', { params, body: { version, reason } })}
          onDone={finish(t`Order completed`)}
          onClose={onClose}
        />
      )
    case 'cancel':
      return (
        <ReasonDialog
          orderId={id}
          title={t`Cancel order ${number}?`}
          description={t`Any open payment is canceled first, and the buyer can no longer pay.`}
          action={t`Cancel order`}
          danger
          change={(reason) => (api) =>
            api.call('transitionOrder', { params, body: { version, to: 'cancelled', reason } })
          }
          onDone={finish(t`Order canceled`)}
          onClose={onClose}
        />
      )
    case 'redo':
      return (
        <ReasonDialog
          orderId={id}
          title={t`Make the video of ${number} again?`}
          description={t`It goes back to the queue and is due in ${plural(deliveryHours, { one: '# hour', other: '# hours' })}. The buyer keeps the video they have until the new one is sent.`}
          action={t`Make it again`}
          reason={dialog.reason}
          change={(reason) => (api) => api.call('redoOrder', { params, body: { version, reason } })}
          onDone={finish(t`Back in the queue`)}
          onClose={onClose}
        />
      )
    case 'hold':
      break
  }
  return (
    <ReasonDialog
      orderId={id}
      title={t`Put order ${number} on hold?`}
      description={t`The deadline is paused until you resume the order.`}
      action={t`Put on hold`}
      change={(reason) => (api) => api.call('holdOrder', { params, body: { version, reason } })}
      onDone={finish(t`Order put on hold`)}
      onClose={onClose}
    />
  )
}
