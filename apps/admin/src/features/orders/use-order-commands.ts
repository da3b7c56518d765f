import { useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import type { ListCommands } from '../../lib/use-list-keys.ts'
import type { Selection } from './order-selection.tsx'

export interface CommandsOf {
  orders: readonly AdminOrderRow[]
  selection: Selection
  /** Shows which keys there are. */
  onHelp: () => void
}

/** What the list's keys do beside moving: claim, tick, open what is due next, and say which keys there are. */
export function useOrderCommands({ orders, selection, onHelp }: CommandsOf): ListCommands {
  const { t, i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const failed = (error: unknown) =>
    toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' })
  const reload = () => queryClient.invalidateQueries({ queryKey: ['orders'] })
  const release = useMutation({
    mutationFn: (id: string) => api.call('releaseClaim', { params: { id } }),
    onError: failed,
    onSettled: reload,
  })
  const claim = useMutation({
    mutationFn: ({ id }: AdminOrderRow) => api.call('claimOrder', { params: { id }, body: {} }),
    onError: failed,
    onSuccess: (_, { id, number }) =>
      toasts.show({
        title: t`You're on ${number} now`,
        action: { label: t`Undo`, onClick: () => release.mutate(id) },
      }),
    onSettled: reload,
  })
  const openNext = useMutation({
    async mutationFn() {
      const query = { hold: false, claim: 'none', limit: 1 } as const
      return (await api.call('listAdminOrders', { query })).items[0]
    },
    onError: failed,
    async onSuccess(order) {
      if (order) await navigate({ to: '/admin/orders/$id', params: { id: order.id } })
      else toasts.show({ title: t`No order waits for somebody` })
    },
  })
  return {
    c(row) {
      const order = orders[row]
      if (order && !claim.isPending) claim.mutate(order)
    },
    x(row) {
      const id = orders[row]?.id
      if (id) selection.toggle([id], !selection.has(id))
    },
    n() {
      if (!openNext.isPending) openNext.mutate()
    },
    '?': onHelp,
  }
}
