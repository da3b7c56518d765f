import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { useOnline } from '@recadinho/ui/online'
import { useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { isTooLate } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { deliveryOptions } from '../deliveries/delivery-queries.ts'

/** What the decision is about. */
export interface Decided {
  order: AdminOrder
  /** The order's newest film or video. */
  film: AdminVideo | undefined
  /** The order has changed, so that a newer film is being made. */
  making: boolean
  /** What is being edited is not approved as it was. */
  editing: boolean
  /** The share of the film that was played. */
  played: number
}

/** Approves and delivers the film of an order, and calls that back. Counts the time from when it was opened. */
export function useDecision({ order, film, making, editing, played }: Decided) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const online = useOnline()
  const [openedAt] = useState(() => Date.now())
  const { id, number, version } = order
  const params = { id }

  async function show(answer: OrderDelivery) {
    await showAnswer(queryClient, deliveryOptions(api, { id, version: answer.version }).queryKey, answer)
    void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
    void queryClient.invalidateQueries({ queryKey: ['desk'] })
    await queryClient.invalidateQueries({ queryKey: ['orders', 'one', id] })
  }
  const undo = useMutation({
    async mutationFn() {
      // Whatever has happened since: it can be called back as long as nothing was sent.
      const { version: newest } = await api.call('getDelivery', { params })
      return api.call('undoFilmApproval', { params, body: { version: newest } })
    },
    async onSuccess(answer) {
      toasts.show({ title: t`Approval called back` })
      await show(answer)
    },
    onError: (error) =>
      toasts.show({
        title: isTooLate(error)
          ? t`It has been sent, so it can't be called back`
          : i18n._(errorMessage(error)),
        variant: 'destructive',
      }),
  })
  const approving = useMutation({
    mutationFn(videoId: string) {
      const seconds = Math.min(86_400, Math.round((Date.now() - openedAt) / 1000))
      return api.call('approveFilm', { params, body: { version, videoId, played, seconds } })
    },
    async onSuccess(answer) {
      await show(answer)
      toasts.show({
        title: t`${number} approved`,
        action: { label: t`Undo`, onClick: () => undo.mutate() },
      })
    },
  })
  /** The film waits for a decision. */
  const waits = film?.state === 'draft' && order.status === 'in_production' && order.onHold === null
  const blocked = film?.film?.blocked ?? null
  const mayApprove = waits && blocked === null && !making && !editing && online
  return {
    waits,
    mayApprove,
    approving,
    undo,
    approve: () => {
      if (mayApprove && !approving.isPending) approving.mutate(film.id)
    },
  }
}
