import { useLingui } from '@lingui/react/macro'
import type { DeliveryActionBody } from '@recadinho/contracts/deliveries'
import { useDeliveryChange } from './use-delivery-change.ts'

/** One-click delivery actions: record a manual message as sent or not sent, or send or cancel a scheduled one. */
export function useDeliveryAction(orderId: string) {
  const { t } = useLingui()
  const done: Record<DeliveryActionBody['action'], string> = {
    mark_sent: t`Marked as sent`,
    send_text: t`Marked as sent`,
    undo_sent: t`No longer marked as sent`,
    send_now: t`On its way`,
    cancel: t`Scheduled delivery canceled`,
  }
  return useDeliveryChange(
    orderId,
    (api, body: DeliveryActionBody) => api.call('actOnDelivery', { params: { id: orderId }, body }),
    ({ action }) => done[action],
  )
}
