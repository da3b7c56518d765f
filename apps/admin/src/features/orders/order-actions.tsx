import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder, OrderAction } from '@recadinho/contracts/admin-orders'
import { Button } from '@recadinho/ui/button'
import { ArrowRightIcon, CheckIcon, HandIcon, PlayIcon, ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { toasts } from '../../lib/toasts.ts'
import { ChangeError } from '../../components/change-error.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { OrderDialogs, type OpenDialog } from './order-dialogs.tsx'
import { useOrderChange, type OrderChange } from './use-order-change.ts'
import * as css from './order-actions.css.ts'

/** Actions offered in other parts of the page. */
const elsewhere = new Set<OrderAction>(['claim', 'take_over', 'release_claim', 'change_script'])

export interface OrderActionsProps {
  order: AdminOrder
  /** Only the owner can complete an order without a delivery. */
  owner?: boolean
  /** Opens the refund with which a paid order is canceled; only the owner can. */
  onCancelPaid?: (() => void) | undefined
}

/** The actions the server allows on the order now. */
export function OrderActions({ order, owner = false, onCancelPaid }: OrderActionsProps) {
  const { t } = useLingui()
  const mutation = useOrderChange(order.id)
  const [dialog, setDialog] = useState<OpenDialog>()
  const may = (action: AdminOrder['actions'][number]) => order.actions.includes(action)
  const open = (kind: OpenDialog['kind']) => setDialog({ kind, order })
  const run = (change: OrderChange, done: string) =>
    mutation.mutate(change, { onSuccess: () => toasts.show({ title: done }) })

  const release = () => {
    const body = { version: order.version }
    run((api) => api.call('releaseOrder', { params: { id: order.id }, body }), t`Order resumed`)
  }
  const paid = order.status === 'in_production' && order.payments.some(({ state }) => state === 'confirmed')
  const cancelPaid = paid ? onCancelPaid : undefined

  return (
    <DetailCard id="what-to-do" title={t`What to do`}>
      {mutation.error && <ChangeError error={mutation.error} onReload={() => mutation.reset()} />}
      {order.actions.every((action) => elsewhere.has(action)) && !cancelPaid ? (
        <Text size="sm" tone="muted">
          <Trans>There's nothing to do on this order right now.</Trans>
        </Text>
      ) : (
        <div className={css.buttons}>
          {may('confirm_payment') && (
            <Button iconStart={<CheckIcon />} onClick={() => open('confirm_payment')}>
              <Trans>Confirm payment…</Trans>
            </Button>
          )}
          {may('release') && (
            <Button iconStart={<PlayIcon />} loading={mutation.isPending} onClick={release}>
              <Trans>Resume order</Trans>
            </Button>
          )}
          {may('hold') && (
            <Button variant="secondary" iconStart={<HandIcon />} onClick={() => open('hold')}>
              <Trans>Put on hold…</Trans>
            </Button>
          )}
          {may('advance_stage') && (
            <Button variant="secondary" iconStart={<ArrowRightIcon />} onClick={() => open('stage')}>
              <Trans>Change stage…</Trans>
            </Button>
          )}
          {may('redo') && (
            <Button variant="secondary" iconStart={<ReplayIcon />} onClick={() => open('redo')}>
              <Trans>Make it again…</Trans>
            </Button>
          )}
          {may('complete') && owner && (
            <Button variant="secondary" iconStart={<CheckIcon />} onClick={() => open('complete')}>
              <Trans>Complete without a delivery…</Trans>
            </Button>
          )}
          {(may('cancel') || cancelPaid) && (
            <Button variant="danger" onClick={may('cancel') ? () => open('cancel') : cancelPaid}>
              <Trans>Cancel order…</Trans>
            </Button>
          )}
        </div>
      )}
      <OrderDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </DetailCard>
  )
}
