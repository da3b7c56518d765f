import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorMessage } from './error-message.ts'
import { toasts } from './toasts.ts'
import { useAdmin } from './use-admin.ts'

/** In production, not on hold and unclaimed; the list is sorted by due time. */
const waiting = { status: 'in_production', hold: false, claim: 'none', limit: 1 } as const

/** Opens the unclaimed order that is due next. */
export function useNextDue(): () => void {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: async () => (await api.call('listAdminOrders', { query: waiting })).items[0],
    onError: (error) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
    async onSuccess(order) {
      if (order) await navigate({ to: '/admin/orders/$id', params: { id: order.id } })
      else toasts.show({ title: t`No order is waiting to be claimed` })
    },
  })
  return () => {
    if (!opening.isPending) opening.mutate()
  }
}
