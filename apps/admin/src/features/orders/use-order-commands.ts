import { useLingui } from '@lingui/react/macro'
import type { AdminOrderRow } from '@recadinho/contracts/admin-orders'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import type { ListCommands } from '../../lib/use-list-keys.ts'
import { useNextDue } from '../../lib/use-next-due.ts'
import type { Selection } from './order-selection.tsx'

export interface CommandsOf {
  orders: readonly AdminOrderRow[]
  selection: Selection
  /** Opens the list of shortcuts. */
  onHelp: () => void
}

/** The list's keyboard commands besides moving: claim, select, open the order due next, and help. */
export function useOrderCommands({ orders, selection, onHelp }: CommandsOf): ListCommands {
  const { t, i18n } = useLingui()
  const { api, queryClient } = useAdmin()
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
  const openNextDue = useNextDue()
  return {
    c(row) {
      const order = orders[row]
      if (order && !claim.isPending) claim.mutate(order)
    },
    x(row) {
      const id = orders[row]?.id
      if (id) selection.toggle([id], !selection.has(id))
    },
    n: openNextDue,
    '?': onHelp,
  }
}
