import type { OrderView } from '@recadinho/contracts/order-views'
import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderViewsOptions } from './saved-views.ts'

/** Creates or updates one of the user's views. */
export function useSaveView() {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: ({ id, name, filters }: OrderView) =>
      api.call('putOrderView', { params: { id }, body: { name, filters } }),
    onSuccess: () => queryClient.invalidateQueries(orderViewsOptions(api)),
  })
}

/** Deletes one of the user's views; `onDone` can offer to restore it. */
export function useDeleteView(onDone: (view: OrderView) => void) {
  const { i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: ({ id }: OrderView) => api.call('deleteOrderView', { params: { id } }),
    onError: (error) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
    async onSuccess(_, view) {
      onDone(view)
      await queryClient.invalidateQueries(orderViewsOptions(api))
    },
  })
}
